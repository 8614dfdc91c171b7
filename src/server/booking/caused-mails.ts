// Which of the mails that follow from a move are caused: each by the name that the lifecycle gives it.
import type { Inside } from '../request/context';

const ofMoves = [
  'requestReceived',
  'requestChanged',
  'requestAccepted',
  'requestRejected',
  'requestExpired',
  'requestWithdrawn',
  'bookingPaid',
  'bookingPaidHost',
  'bookingLapsed',
  'bookingLapsedHost',
  'bookingCancelled',
  'bookingCancelledHost',
  'bookingCalledOff',
  'bookingReported',
  'reportResolved',
  'reportResolvedHost',
] as const;

/** Causes the mails among what follows from a move. */
export const causeLetters = async (mail: Inside['mail'], effects: readonly string[], booking_id: string): Promise<void> => {
  for (const name of ofMoves) if (effects.includes(name)) await mail(name, { booking_id });
};
