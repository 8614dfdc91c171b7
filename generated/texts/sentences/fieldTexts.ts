// Generated 63c8ce891b12. Sentences that people read.

/** What is wrong with a field, as the server says it of each one that it refuses. */
export const fieldTexts = {
  missing: "This is required.",
  unknown: "This field isn’t known.",
  empty: "This can’t be empty.",
  wrongType: (slots: { readonly type: string | number }): string => `This must be ${slots.type}.`,
  or: " or ",
  tooShort: (slots: { readonly limit: string | number }): string => `Enter at least ${slots.limit} characters.`,
  tooLong: (slots: { readonly limit: string | number }): string => `Enter at most ${slots.limit} characters.`,
  tooSmall: (slots: { readonly limit: string | number }): string => `This must be at least ${slots.limit}.`,
  tooLarge: (slots: { readonly limit: string | number }): string => `This must be at most ${slots.limit}.`,
  tooFew: (slots: { readonly limit: string | number }): string => `Choose at least ${slots.limit}.`,
  tooMany: (slots: { readonly limit: string | number }): string => `Choose at most ${slots.limit}.`,
  notOneOf: (slots: { readonly values: string | number }): string => `Choose one of: ${slots.values}.`,
  notAllowed: "This value isn’t allowed here.",
  notValid: (slots: { readonly format: string | number }): string => `This isn’t a valid ${slots.format}.`,
  wrongFormat: "This isn’t in the right format.",
  notOneLine: "Use one line, without hidden characters.",
  hidden: "This has hidden characters. Try typing it.",
} as const;
