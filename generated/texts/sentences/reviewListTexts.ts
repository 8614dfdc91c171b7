// Generated 3872750cb2c0. Sentences that people read.

/** Reviews in lists, and what a host replies to them. */
export const reviewListTexts = {
  part: (slots: { readonly part: string | number; readonly stars: string | number }): string => `${slots.part} ${slots.stars}`,
  someone: "A guest",
  someHost: "A host",
  sealed: (slots: { readonly date: string | number }): string => `Not public yet. It shows once the host has written too, or on ${slots.date}.`,
  hostReply: "Response from the host",
  reply: "Reply",
  replyUntil: (slots: { readonly moment: string | number }): string => `You can reply until ${slots.moment}`,
  replied: "Your reply is now public.",
  direct: "Paid directly to the host",
  waiting: (slots: { readonly why: string | number }): string => `Not public yet. We’re reviewing it first: ${slots.why}.`,
  hidden: (slots: { readonly why: string | number }): string => `Not public. We took it down: ${slots.why}`,
  more: "Show more",
  failed: "We couldn’t load the reviews.",
} as const;
