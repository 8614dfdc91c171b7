// Generated 5f5805980244. The reference list ReferralStage.

/** How far a referred friend has come. */
export const ReferralStage = {
  signed_up: { label: "Signed up", says: "The email address is not verified yet", tone: "waiting" },
  verified: { label: "Joined", says: "Verified; the first stay is still to come", tone: "info" },
  stayed: { label: "Stayed", says: "The first paid stay is over and the reward is given", tone: "good" },
  hosted: { label: "Hosted", says: "Guests have stayed with the friend and the reward is given", tone: "good" },
  waiting: { label: "Being checked", says: "Rewards wait until the operator has looked at them", tone: "waiting" },
  lapsed: { label: "Too late", says: "The time for a reward has passed", tone: "quiet" },
  void: { label: "Not counted", says: "Sender and friend share a card, one hosts the other, or it was decided after a look", tone: "quiet" },
} as const;

export type ReferralStage = keyof typeof ReferralStage;
