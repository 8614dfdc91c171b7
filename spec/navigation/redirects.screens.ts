// Where a refused visit is led, and which pages lead on by themselves.
import { VerifyVisit } from '../account/browser.model';
import { Visitor } from '../account/account.model';
import { guestMode, hostMode, named, signedIn, verified } from '../account/account.rules';
import { completeProfile, verify } from '../account/onboarding.screens';
import { login, signup } from '../account/sign-in.screens';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { redirect } from 'spec-to-app/route';
import { absent, all, isTrue, none, present } from 'spec-to-app/terms';
import { denied } from '../pages/problem.screens';
import { cohosting, owner } from '../property/property.rules';
import { properties } from '../property/property.screens';
import { dashboard } from './destinations.screens';

const visitor = the(Visitor);
const visit = the(VerifyVisit);

// A guard refused

export const toLogin = redirect({ source: '§4 Authentication', refused: signedIn, to: login, carries: 'from' });
export const toVerify = redirect({ source: '§4 Authentication', refused: verified, to: verify, carries: 'from' });
export const toCompleteProfile = redirect({ source: '§4 Authentication', refused: named, to: completeProfile, carries: 'from' });
export const hostsOnly = redirect({ source: '§6', refused: hostMode, to: denied, carries: 'from' });
export const guestsOnly = redirect({ source: '§6', refused: guestMode, to: denied, carries: 'from' });
export const ownersOnly = redirect({ source: '§4', refused: owner, to: properties, carries: 'closed' });
export const cohostsOnly = redirect({ source: '§4', refused: cohosting, to: properties, carries: 'closed' });

// A page leads on

export const pastLogin = redirect({
  source: '§2 Shell elements',
  visiting: [login, signup],
  when: isTrue(visitor.signed_in),
  to: dashboard,
});
const isNamed = all(present(visitor.first_name), present(visitor.last_name));
export const nameNext = redirect({
  source: '§4 Authentication',
  visiting: [verify],
  when: all(present(visitor.verified_at), none(isNamed)),
  to: completeProfile,
  carries: 'from',
});
export const pastVerify = redirect({
  source: decision('section 11: a verified person has nothing to do on /verify'),
  visiting: [verify],
  when: all(present(visitor.verified_at), isNamed),
  to: dashboard,
});
export const verifyNeedsToken = redirect({
  source: decision('section 11: /verify is for anyone with a token, else for those signed in'),
  visiting: [verify],
  when: all(none(isTrue(visitor.signed_in)), absent(visit.token)),
  to: login,
  carries: 'from',
});
export const pastCompleteProfile = redirect({
  source: decision('section 11: a named person has nothing to do on /complete-profile'),
  visiting: [completeProfile],
  when: isNamed,
  to: dashboard,
});
