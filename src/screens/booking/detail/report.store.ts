// Saying that something is wrong with a stay: the payout waits until our team has looked at it.
import { attach, sample } from 'effector';
import { reportBookingFx } from '../../../../generated/client/effects/booking';
import type { ReportFormValues } from '../../../../generated/forms/reportForm';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $bookingId, acting } from './detail.store';

const reportOpenFx = attach({
  effect: reportBookingFx,
  source: $bookingId,
  mapParams: (values: ReportFormValues, booking_id) => ({ ...values, booking_id }),
});
export const report = acting(reportOpenFx, 'report');
sample({ clock: report.done, fn: () => bookingTexts.reported, target: toastShown });
