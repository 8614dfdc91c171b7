// Single sign-on through the parent platform: an authorization-code flow with PKCE.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { nullable, text } from 'spec-to-app/shapes';
import { constant } from 'spec-to-app/values';

export const signOnChallengeMethod = constant('S256', { source: '§7 Single sign-on', says: 'The challenge method of PKCE' });
export const signOnScope = constant('read__email read__name', {
  source: '§7 Single sign-on',
  says: 'What the parent platform is asked to tell: email address and name',
});
export const signOnReturnPath = constant('/user/sso', {
  source: '§7 Single sign-on',
  says: 'Where, below the base path of the calls, the parent platform sends people back to',
});

export const SignOnState = shape({
  source: '§7 Single sign-on',
  called: 'sign-on state',
  says: 'What travels to the parent platform and back; signed, used once, short-lived',
  fields: {
    environment: text({ example: 'production' }),
    referral_code: nullable(text({ max: 64 })),
    from: nullable(text({ max: 2048, says: 'Where the person was going' })),
    nonce: text({ says: 'A random part, bound to the browser by a cookie' }),
  },
});

export const SignOnProblem = shape({
  source: decision('section 10: a single sign-on that fails ends on the login page, which says why'),
  called: 'sign-on problem',
  says: 'What the login page is told of a failed single sign-on',
  fields: { problem: nullable(text({ says: 'A code of the error catalogue', example: 'account.sign_on_failed' })) },
});
