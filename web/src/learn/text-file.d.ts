declare module "*.txt?url" {
  const url: string;
  export default url;
}
