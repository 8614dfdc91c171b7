// Work that tests have begun outside of their own process: it ends with them, also where one failed or ran out of time.
type End = () => void;
const begun = new Set<End>();

/** Keeps how something is ended, until what is returned says that it has ended. */
export const untilEnded = (end: End): (() => void) => {
  begun.add(end);
  return () => void begun.delete(end);
};

/** Ends whatever is still there. */
export const endAll = (): void => {
  for (const end of begun) end();
  begun.clear();
};
process.once('exit', endAll);
// else a process that is told to end does so without a word
process.once('SIGTERM', () => process.exit(143));
