// Generated 151b3eb8b874. Sentences that people read.

/** The mails about a message of the contact form. */
export const contactMailTexts = {
  subject: (slots: { readonly topic: string | number; readonly reference: string | number }): string => `${slots.topic}: message ${slots.reference}`,
  from: (slots: { readonly name: string | number; readonly email: string | number }): string => `${slots.name} (${slots.email}) wrote:`,
  copySubject: (slots: { readonly reference: string | number }): string => `We got your message (${slots.reference})`,
  copyIntro: "Thanks for writing to us. We’ll reply to this address. Your message begins:",
  linkRemoved: "[link removed]",
  copyEnding: "If you didn’t send this, someone entered your address on our contact page. You can ignore this email.",
} as const;
