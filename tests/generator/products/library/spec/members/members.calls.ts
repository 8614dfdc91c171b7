// Joining, signing in and out.
import { call } from 'spec-to-app/call';
import { anyone } from 'spec-to-app/rule';
import { like, text } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { emailTaken, wrongPassword } from './members.errors';
import { SignIn, SignUp, Visitor } from './members.model';
import { signedIn } from './members.rules';

export const join = call('POST /member', {
  source: '§7',
  says: 'Joins the library',
  guard: anyone,
  input: SignUp.fields,
  answer: { token: text({ says: 'Proves who asks, from now on' }) },
  errors: [emailTaken],
  throttle: { times: 5, per: minutes(1) },
});
export const logIn = call('POST /session', {
  source: '§7',
  says: 'Signs in',
  guard: anyone,
  input: SignIn.fields,
  answer: { token: text({ says: 'Proves who asks, from now on' }) },
  errors: [wrongPassword],
  throttle: { times: 10, per: minutes(1) },
});
export const logOut = call('DELETE /session', { source: '§7', says: 'Signs out', guard: signedIn });
export const whoAmI = call('GET /me', { source: '§7', says: 'Tells who asks', guard: anyone, optionalAuth: true, answer: like(Visitor) });
