// Errors of members.
import { error } from 'spec-to-app/problem';

export const notSignedIn = error('member.not_signed_in', {
  source: '§6',
  status: 401,
  shown: 'redirect',
  text: 'Sign in to continue.',
  cure: 'Sign in, then try again.',
});
export const notKeeper = error('member.not_keeper', {
  source: '§6',
  status: 403,
  shown: 'redirect',
  text: 'Only keepers can do this.',
  cure: 'Say in your profile that you lend tools.',
});
export const wrongPassword = error('member.wrong_password', {
  source: '§8',
  status: 401,
  shown: 'banner',
  text: 'Email or password is wrong.',
  cure: 'Check both, then try again.',
});
export const emailTaken = error('member.email_taken', {
  source: '§8',
  status: 409,
  shown: 'field',
  text: 'This email already has an account.',
  cure: 'Sign in instead.',
});
