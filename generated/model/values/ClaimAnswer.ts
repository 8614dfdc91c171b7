// Generated 1eb9e19f9d71. The reference list ClaimAnswer.

/** What a guest answers to a claim. */
export const ClaimAnswer = {
  accept: { label: "I accept it", says: "The guest owes the amount" },
  offer: { label: "I’ll pay a part of it", says: undefined },
  refuse: { label: "I don’t agree", says: undefined },
} as const;

export type ClaimAnswer = keyof typeof ClaimAnswer;
