// Generated ef07111c6dd1. Sentences that people read.

/** The mail to a guest whose request was accepted. */
export const requestAcceptedTexts = {
  subject: (slots: { readonly title: string | number }): string => `Accepted: your stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} accepted your request for ${slots.title}:`,
  points: (slots: { readonly points: string | number; readonly amount: string | number }): string => `Your ${slots.points} points take ${slots.amount} off the total.`,
  pay: (slots: { readonly amount: string | number; readonly moment: string | number }): string => `Pay ${slots.amount} by ${slots.moment} to confirm your stay. After that, the nights are released.`,
  button: "Pay now",
  ending: "You’ll see the address once you’ve paid.",
} as const;
