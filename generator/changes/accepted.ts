// Security changes that were meant: `accepted-changes.json` beside the spec's `app.ts` names each sentence below the reason for it.

/** The reason, by the sentence of the change. */
export type Accepted = ReadonlyMap<string, string>;

export const acceptedFile = 'accepted-changes.json';

/** Reads the file; the sentence about what is wrong with it where it is not as it should be. */
export const readAccepted = (text: string): Accepted | string => {
  const form = `Cure: write { "reason": ["sentence that diff prints", …] }.`;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return `${acceptedFile} holds no reasons. ${form}`;
    const accepted = new Map<string, string>();
    for (const [reason, sentences] of Object.entries(read) as readonly [string, unknown][]) {
      const isList = Array.isArray(sentences) && sentences.every((one) => typeof one === 'string');
      if (!isList || reason.trim() === '') return `${acceptedFile}: “${reason}” has no list of sentences, or is no reason. ${form}`;
      for (const sentence of sentences) accepted.set(sentence, reason);
    }
    return accepted;
  } catch (error) {
    return `${acceptedFile} is no JSON: ${error instanceof Error ? error.message : String(error)}. ${form}`;
  }
};

/** Those that were not in the older file: a reason holds for the one change for which it was given. */
export const newlyAccepted = (now: Accepted, before: Accepted): Accepted => new Map([...now].filter(([sentence]) => !before.has(sentence)));
