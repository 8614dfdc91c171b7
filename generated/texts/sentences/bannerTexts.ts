// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The two referral banners (§2 Shell elements) */
export const bannerTexts = {
  sender: "Have a moment? We're collecting feedback on the referral system.",
  senderDecline: "No Thanks",
  senderAccept: "Take Survey",
  recipient: "How was the signup process?",
  faceConfusing: "Confusing",
  faceOkay: "Okay",
  faceSmooth: "Smooth",
  close: "Close",
  thanks: "Thank you.",
} as const;
