// How often and how fast a host answers requests: pure, over what became of each.

/** The outcome of the requests to a host. */
export interface Answered {
  /** How long each answer took, in hours. */
  readonly waited: readonly number[];
  /** How many nobody answered. */
  readonly expired: number;
}
export interface ReplyFigures {
  readonly reply_rate_percent: number | null;
  readonly reply_hours: number | null;
}

// of fewer nothing can be said
const fewest = 3;

export const replyFiguresOf = ({ waited, expired }: Answered): ReplyFigures => {
  const decided = waited.length + expired;
  if (decided < fewest) return { reply_rate_percent: null, reply_hours: null };
  const usual = waited.toSorted((one, other) => one - other)[Math.floor(waited.length / 2)];
  return { reply_rate_percent: Math.round((100 * waited.length) / decided), reply_hours: usual === undefined ? null : Math.ceil(usual) };
};
