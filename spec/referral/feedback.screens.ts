// The referral banners and the two surveys.
import { form } from 'spec-to-app/form';
import { texts } from 'spec-to-app/text';
import { RecipientFace, RecipientSurvey, SenderSurvey } from './feedback.model';

export const recipientBannerForm = form({
  source: '§2 Referral recipient banner',
  title: 'How was the signup process?',
  submit: 'Send',
  collects: RecipientFace,
  fields: {
    signup_satisfaction: {
      label: 'How was the signup process?',
      widget: 'faces',
      points: { '1': 'Confusing', '2': 'Okay', '3': 'Smooth' },
    },
  },
});

export const senderSurveyForm = form({
  source: '§2 Sender survey modal',
  title: 'Share your feedback',
  submit: 'Submit',
  collects: SenderSurvey,
  fields: {
    understand_referral_system: {
      label: 'How well do you understand the referral system?',
      widget: 'scale',
      points: { '1': 'Not at all', '3': 'Unsure', '5': 'Very well' },
    },
    likely_to_refer: {
      label: 'How likely are you to refer others?',
      widget: 'scale',
      points: { '1': 'Not at all', '3': 'Unsure', '5': 'Very' },
    },
    worth_time: {
      label: 'Is the referral system worth your time?',
      widget: 'scale',
      points: { '1': 'Not at all', '3': 'Unsure', '5': 'Yes' },
    },
    comment: {
      label: 'Is there anything we could do to improve the referral system?',
      placeholder: 'Share your thoughts (Optional)',
    },
    followup_requested: {
      label: 'You may contact me for a deeper discussion',
      widget: 'checkbox',
      starts: false,
    },
  },
  steps: [
    {
      title: 'Three questions',
      fields: ['understand_referral_system', 'likely_to_refer', 'worth_time'],
      submit: 'Continue',
    },
    { title: 'In your own words', fields: ['comment', 'followup_requested'], submit: 'Submit' },
  ],
});

export const recipientSurveyForm = form({
  source: '§2 Recipient survey modal',
  title: 'Share your feedback',
  intro: 'You signed up through a referral link. Please answer two questions about it.',
  submit: 'Submit',
  collects: RecipientSurvey,
  fields: {
    aware_of_referral: { label: 'Were you aware of the referral link when you signed up?', widget: 'radio' },
    referral_affected_decision: { label: 'Did the referral affect your decision to sign up?', widget: 'radio' },
  },
});

export const bannerTexts = texts({
  source: '§2 Shell elements',
  says: 'The two referral banners',
  texts: {
    sender: "Have a moment? We're collecting feedback on the referral system.",
    senderDecline: 'No Thanks',
    senderAccept: 'Take Survey',
    recipient: 'How was the signup process?',
    faceConfusing: 'Confusing',
    faceOkay: 'Okay',
    faceSmooth: 'Smooth',
    close: 'Close',
    thanks: 'Thank you.',
  },
});
