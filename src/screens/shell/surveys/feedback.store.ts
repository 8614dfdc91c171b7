// Sends feedback on referrals: to its end also where the page goes meanwhile, and no failure is shown.
import { attach, createEffect, createEvent, sample } from 'effector';
import {
  sendReferralFeedback,
  type SendReferralFeedbackArgs,
  type SendReferralFeedbackCode,
} from '../../../../generated/client/referral/sendReferralFeedback';
import { $transport, type Failure, type Transport } from '../../../../generated/client/transport';
import { failureLogged } from '../failures/logged';

/** There is feedback to send. */
export const feedbackGiven = createEvent<SendReferralFeedbackArgs>();

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
