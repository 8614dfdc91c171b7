// Generated 778d353f272a. Sentences that people read. Change the spec, not this file.

/** Reviews in lists, and what a host replies to them. */
export const reviewListTexts = {
  part: (slots: { readonly part: string | number; readonly stars: string | number }): string => `${slots.part} ${slots.stars}`,
  someone: "A guest",
  hostReply: "Response from the host",
  reply: "Reply",
  replyUntil: (slots: { readonly moment: string | number }): string => `You can reply until ${slots.moment}.`,
  replied: "Your reply is now public.",
  more: "Show more",
  failed: "We couldn’t load the reviews.",
  retry: "Try again",
} as const;
