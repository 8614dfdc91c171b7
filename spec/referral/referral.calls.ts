// Calls about referrals: who is behind a code, what one's own code has brought, and what people think of it.
import { signedIn } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { anyone } from 'spec-to-app/rule';
import { like, text } from 'spec-to-app/shapes';
import { ReferralFeedback } from './feedback.model';
import { unknownReferralCode } from './referral.errors';
import { Referrer, ReferralSummary } from './referral.model';
import { feedbackFits, feedbackIsNew } from './referral.rules';

export const getReferrer = call('GET /user/profile/referral/{referralCode}', {
  source: '§7 User and session',
  says: 'Tells whose referral code it is; an unknown code gives no result',
  guard: anyone,
  params: { referralCode: text({ min: 1, max: 64, says: 'Capital or small letters alike', example: 'MAPLE7QX' }) },
  answer: like(Referrer),
  errors: [unknownReferralCode],
});

export const getReferralSummary = call('GET /user/profile/referral/summary', {
  source: '§7 User and session',
  says: 'The person’s own code, link, friends and rewards',
  guard: signedIn,
  answer: like(ReferralSummary),
});

export const sendReferralFeedback = call('POST /user/profile/referral/feedback', {
  source: '§7 User and session',
  says: 'Takes what a sender or a recipient says about the referral system',
  guard: signedIn,
  input: ReferralFeedback.fields,
  rules: [feedbackFits, feedbackIsNew],
});
