// Errors of referral codes, banners and surveys.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { instant } from 'spec-to-app/shapes';

export const unknownReferralCode = error('referral.unknown_code', {
  source: '§7 User and session',
  status: 404,
  shown: 'log',
  text: 'This referral code doesn’t exist.',
  cure: 'Check the link. You can also sign up without a code.',
});
export const referralAlreadyKept = error('referral.already_kept', {
  source: decision('section 7: the first click wins'),
  shown: 'log',
  text: 'You’ve already used another referral code.',
  cure: 'Only the first one counts.',
});
export const referralTooLate = error('referral.too_late', {
  source: decision('section 7: a code counts only before signing up'),
  shown: 'log',
  text: 'You already have an account.',
  cure: 'Share your own code from the referral centre.',
});

export const ratingsMissing = error('referral.ratings_missing', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'All three questions need an answer.',
  cure: 'Choose a point on each scale.',
});
export const answersMissing = error('referral.answers_missing', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'Both questions need an answer.',
  cure: 'Choose one answer for each.',
});
export const feedbackMixed = error('referral.feedback_mixed', {
  source: '§3 Referral feedback payload',
  status: 422,
  shown: 'log',
  text: 'Choices belong to a recipient’s feedback; a comment and a follow-up to a sender’s.',
  cure: 'Send the parts of one type only.',
});
export const feedbackAlreadySent = error('referral.feedback_already_sent', {
  source: decision('section 7: a second sending replaces the first for a day, then no more'),
  status: 409,
  shown: 'log',
  text: 'You’ve already sent your feedback. Thank you!',
  cure: 'Contact us if you’d like to add something.',
  data: { first_sent_at: instant() },
});
export const nothingToSend = error('referral.nothing_to_send', {
  source: '§2 Sender survey modal',
  shown: 'log',
  text: 'Nothing was entered.',
  cure: 'Nothing to do; the survey closes.',
});
export const feedbackFailed = error('referral.feedback_failed', {
  source: '§4 Referral banners',
  shown: 'log',
  text: 'The feedback could not be sent.',
  cure: 'Nothing to do; it is only logged.',
  raisedBy: 'the browser, when sending feedback fails in any way',
});

export const bannerElsewhere = error('referral.banner_elsewhere', {
  source: '§4 Referral banners',
  shown: 'log',
  text: 'This page shows no referral banner.',
  cure: 'Nothing to do.',
});
export const bannerHidden = error('referral.banner_hidden', {
  source: '§4 Referral banners',
  shown: 'log',
  text: 'The banner was answered or dismissed.',
  cure: 'Nothing to do.',
});
export const surveyNotDue = error('referral.survey_not_due', {
  source: '§4 Referral banners',
  shown: 'log',
  text: 'The survey does not open by itself here.',
  cure: 'Nothing to do.',
});
export const bannerFailed = error('referral.banner_failed', {
  source: '§4 Referral banners',
  shown: 'log',
  text: 'The referral banners could not be shown.',
  cure: 'Nothing to do; both banners hide.',
  raisedBy: 'the browser, when anything about either banner fails',
});
