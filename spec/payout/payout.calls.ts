// Calls about paying hosts.
import { tooManyAttempts, wrongPassword } from '../account/account.errors';
import { hostMode } from '../account/account.rules';
import { passwordMax } from '../account/limits.model';
import { call } from '../language/call';
import { decision } from '../language/declaration';
import { like, url, password } from '../language/shapes';
import { onboardingUnavailable, payeeUnknown } from './payout.errors';
import { PayoutDetails, PayoutStanding } from './payout.model';
import { payeeIsKnown } from './payout.rules';

const source = decision('section 17: who is paid, where, and what tax law asks');

export const getPayout = call('GET /user/payout', {
  source,
  says: 'Who is paid for the host’s stays, what waits, and what was paid',
  guard: hostMode,
  answer: like(PayoutStanding),
});

export const savePayout = call('PUT /user/payout', {
  source,
  says: 'Sets who is paid, and where',
  guard: hostMode,
  input: { ...PayoutDetails.fields, password: password({ min: 1, max: passwordMax.value }) },
  answer: like(PayoutStanding),
  rules: [payeeIsKnown],
  errors: [wrongPassword, tooManyAttempts],
});

export const startOnboarding = call('POST /user/payout/onboarding', {
  source: decision('section 19.19: payouts are set up through the provider’s own onboarding where it has one'),
  says: 'Where the host goes on with the provider that pays them; each address is good once, and not for long',
  guard: hostMode,
  input: { password: password({ min: 1, max: passwordMax.value }) },
  answer: { url: url({ says: 'A page of the provider' }) },
  errors: [wrongPassword, tooManyAttempts, payeeUnknown, onboardingUnavailable],
});
