/** Which messages the texts of hints have. */

/** Names of messages that are theirs. */
export const OF_HINTS =
  /^((technique|techniques|means|why|path|steps|family)-|hint-(look|done|struck|nothing|budget|fault|wrong|removed|unsolvable)\b)/;
