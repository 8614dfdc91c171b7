// Generated 33fe69e991ec. Sentences that people read.

/** The two referral banners. Source: §2 Shell elements. */
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
