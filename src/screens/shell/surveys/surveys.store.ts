// The referral banners and surveys: where they are considered, what a person does with them, and what of it is sent.
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { getProfileFx, updateProfileFx } from '../../../../generated/client/account';
import {
  type SendReferralFeedbackArgs,
  type SendReferralFeedbackCode,
  sendReferralFeedback,
} from '../../../../generated/client/referral/sendReferralFeedback';
import { instantOf } from '../../../../generated/model/wire';
import { recipientBannerShows, senderBannerShows, senderSurveyOpens } from '../../../../generated/rules/referral';
import { query } from '../calls/query';
import { $visit, arrived, pageChanged } from '../navigation/visit';
import { $isLoaded, loggedOut } from '../session/session.store';
import { type RecipientEntered, type SenderEntered, isWorthSending, recipientFeedback, senderFeedback } from './feedback';
import { type Failure, type Transport, $transport } from '../../../../generated/client/transport';
import { type ErrorCode, catalogue } from '../../../../generated/errors/catalogue';
import { describe } from '../failures/describe-error';
import { type Met, type Reporter, $reporter } from '../failures/errors.store';

/** A failure that nobody is shown: it is only logged and, where there is a service for it, reported. */
interface Logged {
  /** The failed action, by its error of the catalogue. */
  readonly code: ErrorCode;
  /** Why it came to nothing. */
  readonly why: Met;
}
const failureLogged = createEvent<Logged>();

interface LogEntry extends Logged {
  readonly reporter: Reporter | null;
}
const logFx = createEffect(async ({ code, why, reporter }: LogEntry) => {
  const problem = describe(why);
  console.info(`${catalogue[code].text} ${problem.message}`);
  await reporter?.({ id: 0, ...problem, code, stack: undefined });
});
sample({
  clock: failureLogged,
  target: attach({ source: $reporter, effect: logFx, mapParams: (logged: Logged, reporter) => ({ ...logged, reporter }) }),
});

/** There is feedback to send. */
const feedbackGiven = createEvent<SendReferralFeedbackArgs>();

interface FeedbackContext {
  readonly transport: Transport;
  readonly feedback: SendReferralFeedbackArgs;
}
const sendFx = createEffect<FeedbackContext, void, Failure<SendReferralFeedbackCode>>(async ({ transport, feedback }) => {
  const outcome = await sendReferralFeedback((request) => transport({ ...request, keepalive: true }), feedback);
  if (!outcome.ok) throw outcome.failure;
});
const giveFx = attach({
  source: $transport,
  effect: sendFx,
  mapParams: (feedback: SendReferralFeedbackArgs, transport): FeedbackContext => ({ transport, feedback }),
});
sample({ clock: feedbackGiven, target: giveFx });
sample({ clock: giveFx.failData, fn: (why) => ({ code: 'referral.feedback_failed', why }) as const, target: failureLogged });

/** The banners' file has come. */
export const surveysReady = createEvent();
/** A face of the recipient's banner was pressed. */
export const faceChosen = createEvent<number>();
/** A banner is closed without an answer: it comes again on another visit. */
export const bannerClosed = createEvent();
/** No Thanks, and Take Survey. */
export const surveyDeclined = createEvent();
export const surveyTaken = createEvent();
/** Something was entered in the open survey. */
export const senderEntered = createEvent<SenderEntered>();
export const recipientEntered = createEvent<RecipientEntered>();
export const surveySubmitted = createEvent();
export const surveyClosed = createEvent();
/** The tab is closed, or may be, with a survey open. */
export const tabLeft = createEvent();

/** The open survey, with what was entered; a sender who came to it by itself has not answered the banner. */
export type Survey =
  | { readonly of: 'recipient'; readonly face: number; readonly entered: RecipientEntered }
  | { readonly of: 'sender'; readonly entered: SenderEntered; readonly uninvited: boolean };
export const $survey = createStore<Survey | null>(null, { serialize: 'ignore' });

/** A banner was answered or a survey opened: there is no second one on the same visit. */
const $isOver = createStore(false, { serialize: 'ignore' });
/** Anything about a banner failed: both hide. */
const $hasFailed = createStore(false, { serialize: 'ignore' });

// Where banners are considered

// a profile of which nothing is known hides no banner: only the page counts
const isConsidered = (path: string) => recipientBannerShows({ bannerVisit: { path }, profile: {} }).ok;
const profile = query(getProfileFx);
const $asks = combine($visit, $isLoaded, (visit, isLoaded) => isLoaded && visit !== null && isConsidered(visit.path));
sample({
  clock: [surveysReady, $asks],
  source: { asks: $asks, hasFailed: $hasFailed },
  filter: ({ asks, hasFailed }) => asks && !hasFailed,
  fn: () => undefined,
  target: profile.wanted,
});
sample({ clock: loggedOut, target: profile.cleared });
sample({ clock: loggedOut, fn: () => null, target: $survey });
sample({ clock: loggedOut, fn: () => false, target: [$isOver, $hasFailed] });

const $standing = combine({ visit: $visit, profile: profile.$data, isOver: $isOver, hasFailed: $hasFailed }, (it) =>
  it.visit === null || it.profile === null || it.isOver || it.hasFailed
    ? null
    : { bannerVisit: { path: it.visit.path }, profile: it.profile },
);
/** The banner that shows; at most one does. */
export const $banner = $standing.map((facts): Survey['of'] | null => {
  if (facts === null) return null;
  if (recipientBannerShows(facts).ok) return 'recipient';
  return senderBannerShows(facts).ok ? 'sender' : null;
});

// The person's actions

const opensByItself = sample({
  // a survey of the page before has ended by then
  clock: [arrived, profile.done, surveysReady],
  source: $standing,
  filter: (facts) => facts !== null && !recipientBannerShows(facts).ok && senderSurveyOpens(facts).ok,
});
sample({ clock: faceChosen, fn: (face): Survey => ({ of: 'recipient', face, entered: {} }), target: $survey });
sample({ clock: surveyTaken, fn: (): Survey => ({ of: 'sender', entered: {}, uninvited: false }), target: $survey });
sample({ clock: opensByItself, fn: (): Survey => ({ of: 'sender', entered: {}, uninvited: true }), target: $survey });
sample({
  clock: [faceChosen, bannerClosed, surveyTaken, surveyDeclined, opensByItself],
  fn: () => true,
  target: $isOver,
});
$survey.on(recipientEntered, (survey, entered) => (survey?.of === 'recipient' ? { ...survey, entered } : survey));
$survey.on(senderEntered, (survey, entered) => (survey?.of === 'sender' ? { ...survey, entered } : survey));

// The stamps

const stamps = { recipient: 'referral_recipient_banner_interacted_at', sender: 'referral_sender_banner_interacted_at' } as const;
const nowFx = createEffect((of: Survey['of']) => ({ [stamps[of]]: instantOf(Date.now()) }));
const stampFx = attach({ effect: updateProfileFx });
const ended = sample({
  clock: [surveySubmitted, surveyClosed, pageChanged],
  source: $survey,
  filter: (survey): survey is Survey => survey !== null,
});
sample({ clock: faceChosen, fn: (): Survey['of'] => 'recipient', target: nowFx });
sample({ clock: [surveyTaken, surveyDeclined], fn: (): Survey['of'] => 'sender', target: nowFx });
// closing a survey that opened by itself counts as an answer: it does not open again
sample({ clock: ended, filter: (survey) => survey.of === 'sender' && survey.uninvited, fn: (): Survey['of'] => 'sender', target: nowFx });
sample({ clock: nowFx.doneData, target: stampFx });

const failed = sample({ clock: [profile.failed.map(({ error }) => error), stampFx.failData] });
sample({ clock: failed, fn: () => true, target: $hasFailed });
sample({ clock: failed, fn: (why) => ({ code: 'referral.banner_failed', why }) as const, target: failureLogged });

// The sent answers: a sender's where there are some; a recipient's always

const feedbackIn = (survey: Survey): SendReferralFeedbackArgs | undefined => {
  if (survey.of === 'recipient') return recipientFeedback(survey.entered, survey.face);
  return isWorthSending(survey.entered) ? senderFeedback(survey.entered) : undefined;
};
const $lastGiven = createStore('', { serialize: 'ignore' });
$lastGiven.on(feedbackGiven, (_, feedback) => JSON.stringify(feedback)).reset(loggedOut);
const left = sample({ clock: tabLeft, source: $survey }).filterMap((survey) => survey ?? undefined);
const given = sample({ clock: [ended, left] }).filterMap(feedbackIn);
sample({
  clock: given,
  source: $lastGiven,
  filter: (last, feedback) => JSON.stringify(feedback) !== last,
  fn: (_, feedback) => feedback,
  target: feedbackGiven,
});
sample({ clock: ended, fn: () => null, target: $survey });
