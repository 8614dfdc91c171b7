// Generated e86e0d3b4e79. The reference list ContactTopic.

/** What a message of the contact form is about. */
export const ContactTopic = {
  booking: { label: "A booking", says: undefined },
  hosting: { label: "Hosting", says: undefined },
  call: { label: "Schedule a call about hosting", says: "Counts as a scheduled call for conversion tracking" },
  points: { label: "Points and invitations", says: undefined },
  account: { label: "My account", says: undefined },
  privacy: { label: "Privacy and personal information", says: undefined },
  other: { label: "Something else", says: undefined },
} as const;

export type ContactTopic = keyof typeof ContactTopic;
