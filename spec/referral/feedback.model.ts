// The answers of senders and recipients of referrals in the banner and the two surveys.
import { Profile } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { entity, shape } from 'spec-to-app/entity';
import { belongsTo, exactly, flag, id, instant, integer, like, nullable, oneOf, optional, text, longText } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';

export const senderScale = constant(5, { source: '§9', says: 'The points of the sender’s scale, from 1' });
export const recipientScale = constant(3, { source: '§9', says: 'The faces of the recipient’s banner, from 1' });
export const feedbackCommentMax = constant(2000, {
  source: decision('room for a long thought'),
  unit: 'characters',
  says: 'The longest comment in a survey',
});
export const feedbackEditHours = constant(24, {
  source: decision('section 7: second thoughts are welcome for a day'),
  unit: 'hours',
  says: 'How long sent feedback can be replaced by sending it again',
});
export const surveyPauseHours = constant(24, {
  source: decision('section 7: nobody is asked for two surveys on one visit'),
  unit: 'hours',
  says: 'How long after answering as a recipient nobody is asked as a sender',
});

export const FeedbackType = values({
  source: '§3 Referral feedback payload',
  says: 'Whose feedback it is',
  items: {
    referral_sender: { label: 'Sender', says: 'Someone who shares a referral link' },
    referral_recipient: { label: 'Recipient', says: 'Someone who signed up through a referral link' },
  },
});
export const AwareOfReferral = values({
  source: '§2 Recipient survey modal',
  says: 'Whether the recipient knew of the referral link',
  items: { aware: { label: 'Yes, I was aware of it' }, unaware: { label: 'No, I was not aware of it' } },
});
export const ReferralAffectedDecision = values({
  source: '§2 Recipient survey modal',
  says: 'Whether the referral affected the decision to sign up',
  items: {
    yes: { label: 'Yes, it did' },
    no: { label: 'No, I was already planning to sign up' },
    not_applicable: { label: 'Not applicable, I was not aware of it' },
  },
});

const rating = (says: string) => optional(integer({ min: 1, max: senderScale.value, says }));
const comment = optional(longText({ max: feedbackCommentMax.value, says: 'Anything that could be better' }));
const followup = optional(flag({ says: 'The person would like to be contacted for a deeper discussion' }));
const satisfaction = integer({ min: 1, max: recipientScale.value, says: 'How the signup went: 1 confusing, 2 okay, 3 smooth' });

export const SenderRatings = shape({
  source: '§3 Referral feedback payload',
  called: 'sender’s ratings',
  says: 'The three questions of step 1, each on the sender’s scale',
  fields: {
    understand_referral_system: rating('How well the sender understands the referral system'),
    likely_to_refer: rating('How likely the sender is to refer others'),
    worth_time: rating('Whether the system is worth the sender’s time'),
  },
});
export const RecipientRatings = shape({
  source: '§3 Referral feedback payload',
  called: 'recipient’s rating',
  says: 'The face chosen in the recipient’s banner',
  fields: { signup_satisfaction: optional(satisfaction) },
});
export const RecipientChoices = shape({
  source: '§3 Referral feedback payload',
  called: 'recipient’s choices',
  says: 'The two answers of the recipient’s survey',
  fields: {
    aware_of_referral: optional(oneOf(AwareOfReferral)),
    referral_affected_decision: optional(oneOf(ReferralAffectedDecision)),
  },
});

export const SenderFeedback = shape({
  source: '§3 Referral feedback payload',
  called: 'sender’s feedback',
  says: 'What a sender’s survey sends; closing it early sends what there is',
  fields: { type: exactly('referral_sender'), ratings: like(SenderRatings), comment, followup_requested: followup },
});
export const RecipientFeedback = shape({
  source: '§3 Referral feedback payload',
  called: 'recipient’s feedback',
  says: 'What a recipient’s survey sends, with the face chosen before; closing it sends what there is',
  fields: { type: exactly('referral_recipient'), choices: like(RecipientChoices), ratings: like(RecipientRatings) },
});
export const FeedbackRatings = shape({
  source: '§3 Referral feedback payload',
  called: 'ratings',
  says: 'The ratings of either feedback; each type has its own',
  fields: { ...SenderRatings.fields, ...RecipientRatings.fields },
});
export const ReferralFeedback = shape({
  source: '§3 Referral feedback payload',
  called: 'referral feedback',
  says: 'Either feedback as the call takes it; which parts belong to which type is a rule',
  fields: {
    type: oneOf(FeedbackType),
    ratings: optional(like(FeedbackRatings)),
    choices: optional(like(RecipientChoices)),
    comment,
    followup_requested: followup,
  },
});

export const SenderSurvey = shape({
  source: '§2 Sender survey modal',
  called: 'sender’s survey',
  says: 'What the sender’s survey collects over its two steps',
  fields: {
    understand_referral_system: integer({ min: 1, max: senderScale.value }),
    likely_to_refer: integer({ min: 1, max: senderScale.value }),
    worth_time: integer({ min: 1, max: senderScale.value }),
    comment,
    followup_requested: followup,
  },
});
export const RecipientSurvey = shape({
  source: '§2 Recipient survey modal',
  called: 'recipient’s survey',
  says: 'What the recipient’s survey collects',
  fields: { aware_of_referral: oneOf(AwareOfReferral), referral_affected_decision: oneOf(ReferralAffectedDecision) },
});
export const RecipientFace = shape({
  source: '§2 Referral recipient banner',
  called: 'recipient’s face',
  says: 'What the recipient’s banner collects',
  fields: { signup_satisfaction: satisfaction },
});

export const SentFeedback = entity({
  source: decision('section 7: stored as it came, once for each person and type'),
  called: 'sent feedback',
  says: 'Feedback that has arrived',
  key: 'feedback_id',
  fields: {
    feedback_id: id(),
    profile_id: belongsTo(Profile),
    type: oneOf(FeedbackType),
    payload: like(ReferralFeedback),
    first_sent_at: nullable(instant({ says: 'When it was first sent; nothing when it never was' })),
  },
});

export const BannerVisit = shape({
  source: '§4 Referral banners',
  called: 'visited page',
  says: 'The page on which the banners are considered',
  fields: { path: text({ example: '/referral-center' }) },
});
