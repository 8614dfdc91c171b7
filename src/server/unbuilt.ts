// Mails and jobs that the spec declares and that open work builds, the moves of a lifecycle by itself among them. Only ever shorter.
import type { Jobs, Mails } from '../../generated/jobs/jobs';

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
export const unbuiltJobs = ['refundBooking'] as const satisfies readonly (keyof Jobs)[];

/** What there is a hand for: nothing else can be caused. */
export interface BuiltMails extends Omit<Mails, (typeof unbuiltMails)[number]> {}
export interface BuiltJobs extends Omit<Jobs, (typeof unbuiltJobs)[number]> {}
