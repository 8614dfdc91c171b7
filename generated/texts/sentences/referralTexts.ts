// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The referral centre (decision: section 7: a link that the person sends; we mail nobody whose address a user types in) */
export const referralTexts = {
  heading: "Invite friends, stay for less", loading: "Loading your invitations", failed: "Your invitations could not be loaded.",
  retry: "Try again", shareHeading: "Your invitation", linkLabel: "Your link", copy: "Copy link", copied: "Copied.",
  copyFailed: "Your browser doesn’t allow copying. Select the link and copy it.",
  share: "Share",
  shareText: "Join me on Tuckamore: you get 2,000 points for your first stay.",
  codeLabel: "Your code", qrLabel: "QR code of your link", qrHelp: "Let a friend scan it with their camera.", howHeading: "How it works",
  stepShare: "Send your link to people you know.",
  stepFriend: "They sign up with it and get 2,000 points once they verify their email.",
  stepYou: "You get 3,000 points 24 hours after their first paid stay, and 10,000 after the first paid stay at their place.",
  terms: "A friend’s stay counts from $150 CAD before taxes and if it ends within 12 months of signing up, a stay at their place within 180 days. Sharing a card or device with a friend, or hosting each other, doesn’t count.",
  rules: "How referrals work", earnedHeading: "What you’ve earned", earned: "Earned", pending: "On the way",
  pendingHelp: "If friends who joined stay or host in time",
  points: (slots: { readonly points: string | number }): string => `${slots.points} points`,
  worth: (slots: { readonly worth: string | number }): string => `Worth ${slots.worth}`,
  thisYear: (slots: { readonly points: string | number }): string => `${slots.points} of 50,000 points this year`,
  capReached: "You’ve earned the most points that invitations bring in a year. New ones count from January.",
  friendsHeading: "Your friends", noFriends: "No one has signed up with your link yet.", unnamed: "A friend",
  joined: (slots: { readonly date: string | number }): string => `Signed up ${slots.date}`,
  gained: (slots: { readonly points: string | number }): string => `+${slots.points} points`,
  showAll: (slots: { readonly count: string | number }): string => `Show all ${slots.count}`,
} as const;
