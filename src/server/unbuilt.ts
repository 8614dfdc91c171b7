// Mails that the spec declares and that open work builds. Only ever shorter.
import type { Mails } from '../../generated/jobs/jobs';

export const unbuiltMails = [
  'bookingCalledOff',
  'bookingCancelled',
  'bookingLapsed',
  'bookingPaid',
  'bookingReported',
  'requestAccepted',
  'requestChanged',
  'requestExpired',
  'requestReceived',
  'requestRejected',
] as const satisfies readonly (keyof Mails)[];

/** What there is a hand for: nothing else can be caused. */
export interface BuiltMails extends Omit<Mails, (typeof unbuiltMails)[number]> {}
