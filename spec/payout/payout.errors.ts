// Errors of incomplete payout details.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';

const source = decision('section 19.19: the tax report asks for a birth date or a company’s number');

export const birthDateMissing = error('payout.birth_date_missing', {
  source,
  status: 422,
  shown: 'field',
  text: 'Enter your date of birth.',
  cure: 'Tax law requires it for individuals.',
});
export const birthDateAhead = error('payout.birth_date_ahead', {
  source,
  status: 422,
  shown: 'field',
  text: 'This date isn’t in the past.',
  cure: 'Enter your date of birth.',
});
export const companyNumberMissing = error('payout.company_number_missing', {
  source,
  status: 422,
  shown: 'field',
  text: 'Enter your business registration number.',
  cure: 'Tax law requires it for businesses.',
});
export const payeeUnknown = error('payout.payee_unknown', {
  source,
  status: 409,
  shown: 'banner',
  text: 'Your payout details are missing.',
  cure: 'Add payout details first.',
});
export const onboardingUnavailable = error('payout.onboarding_unavailable', {
  source: decision('section 19.19: payouts are set up through the provider’s own onboarding where it has one'),
  status: 503,
  shown: 'banner',
  text: 'Our payment partner can’t be reached right now.',
  cure: 'Try again in a few minutes. Nothing is lost.',
});
