/** The files that have changed, for checks that look at those alone. */
import { execFileSync } from "node:child_process";
import { basename } from "node:path";

const git = (root, ...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);

/**
 * The commit from which a branch is counted: where it left the main branch of where it came from; a tree that came
 * from nowhere has its last commit.
 */
function baseOf(root) {
  for (const base of [process.env.NONET_BASE, "origin/HEAD", "origin/main", "HEAD"].filter(Boolean)) {
    try {
      return git(root, "merge-base", base, "HEAD")[0];
    } catch {
      // There is no such name here.
    }
  }
  throw new Error("git knows no commit here");
}

/** The files that differ from the base, committed or not, and those that git does not know yet; none that are gone. */
export function changedFiles(root) {
  const differing = git(root, "diff", "--name-only", "--diff-filter=d", baseOf(root));
  return [...new Set([...differing, ...git(root, "ls-files", "--others", "--exclude-standard")])];
}

/**
 * The sources to look at for changed files: themselves; and for a header the source of its name, or the first that
 * includes it. A change of what is asked, or of what all is compiled with, is none of a source: that is for the look
 * at everything.
 */
export function sourcesFor(changed, sources, read) {
  const wanted = new Set(sources.filter((source) => changed.includes(source)));
  for (const header of changed.filter((file) => file.endsWith(".hpp"))) {
    const own = header.replace(/\.hpp$/, ".cpp");
    const source = sources.includes(own) ? own : sources.find((one) => read(one).includes(`${basename(header)}"`));
    if (source) wanted.add(source);
  }
  return wanted;
}
