// Generated d4dd7817b3e4. Sentences that people read.

/** A link to hand on, where the browser neither shares nor copies it. */
export const handedLinkTexts = {
  heading: "Copy this link",
  text: "Your browser doesn’t allow copying. Select the link and copy it yourself.",
  label: "Link",
} as const;
