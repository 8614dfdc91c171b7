// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The referral centre (decision: section 7: a link that the person sends; we mail nobody whose address a user types in) */
export const referralTexts = {
  heading: "Invite friends, stay for less",
  how: "A friend who signs up with your link gets 2,000 points. You get 3,000 points after their first stay, and 10,000 if they host.",
  linkLabel: "Your link",
  copy: "Copy link",
  copied: "Copied.",
  share: "Share",
  codeLabel: "Your code",
  earned: "Earned",
  pending: "Pending",
  thisYear: (slots: { readonly points: string | number }): string => [slots.points, " of 50,000 points this year"].join(""),
  friendsHeading: "Your friends",
  noFriends: "No one has signed up with your link yet.",
  unnamed: "A friend",
  rules: "How referrals work",
} as const;
