// Declarations ahead of the code that will read them, each with its reason. A declaration that is read has to leave this list.
import type { AllowUnused } from 'spec-to-app/app';

export const allowUnused: AllowUnused = {
  'the browser extension opens it once it is installed': ['installed'],
  'the answers of a survey are kept whole, as one JSON, and read by people': [
    'RecipientChoices.aware_of_referral',
    'RecipientChoices.referral_affected_decision',
    'sendReferralFeedback.ratings',
  ],
};
