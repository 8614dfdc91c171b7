// The report of a listing, a review or a message: which one its window is open for, and how it was sent.
import { attach, createEvent, createStore, sample } from 'effector';
import { reportContentFx } from '../../../../generated/client/report';
import type { ContentReportFormValues } from '../../../../generated/forms/contentReportForm';
import type { ReportedKind } from '../../../../generated/model/values';
import { submission } from '../calls/submission';
import { pageChanged } from '../navigation/visit';

export interface Reported {
  readonly kind: ReportedKind;
  readonly thing_id: string;
  readonly number?: number;
}

export const reportPressed = createEvent<Reported>();
export const reportClosed = createEvent();
/** The thing whose window is open. */
export const $reported = createStore<Reported | null>(null, { serialize: 'ignore' });
sample({ clock: reportPressed, target: $reported });
sample({ clock: [reportClosed, pageChanged], fn: () => null, target: $reported });

const sendFx = attach({
  effect: reportContentFx,
  source: $reported,
  mapParams: (values: ContentReportFormValues, reported) => ({ ...values, kind: 'listing' as const, thing_id: '', ...reported }),
});
export const sendingReport = submission(sendFx);
sample({ clock: [reportPressed, reportClosed], fn: () => undefined, target: sendingReport.cleared });
