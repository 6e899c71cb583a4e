/**
 * What the protocol's package takes of its surroundings, in place of its own choice for Node.js: of its two validators of JSON Schema the small
 * one. It is asked about forms that a server sends, of which there are none here.
 */
export { default as process } from "node:process";
export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator } from "@modelcontextprotocol/server/validators/cf-worker";
