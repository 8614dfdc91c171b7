// Generated 73b7ddab156a. The reference list SuspensionReason.

/** Why a property was taken out of sight. */
export const SuspensionReason = {
  registration_refused: { label: "Its registration number was not accepted", says: "Enter the number as it is on your certificate." },
  operator: { label: "We took this listing down", says: "If you think that’s a mistake, email help@tuckamore.example." },
  registration_expired: { label: "Its registration has expired", says: "Renew it, then enter its new expiry date." },
} as const;

export type SuspensionReason = keyof typeof SuspensionReason;
