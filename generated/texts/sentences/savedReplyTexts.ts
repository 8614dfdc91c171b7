// Generated bb786fbfdf1d. Sentences that people read.

/** A host’s saved replies. */
export const savedReplyTexts = {
  heading: "Saved replies",
  lead: "Choose a reply to add it to your message. You can edit it before you send it.",
  leadAlone: "Keep answers you send often, then add them to a message from any conversation.",
  none: "No saved replies yet. Save directions, parking or check-in answers once and add them with one tap.",
  missing: (slots: { readonly fields: string | number }): string => `Fill in yourself: ${slots.fields}`,
  add: "New saved reply",
  full: "You have 30 saved replies, the most you can keep. Delete one to add another.",
  editOf: (slots: { readonly title: string | number }): string => `Edit “${slots.title}”`,
  editHeading: "Edit saved reply",
  delete: "Delete",
  deleteOf: (slots: { readonly title: string | number }): string => `Delete “${slots.title}”`,
  deleteHeading: (slots: { readonly title: string | number }): string => `Delete “${slots.title}”?`,
  deleteText: "Messages you’ve already sent won’t change.",
  keep: "Keep it",
  back: "Back",
  fields: "Add a field",
  fieldsHelp: "Fields are filled in for each guest.",
  loading: "Loading your saved replies",
  failed: "We couldn’t load your saved replies.",
} as const;
