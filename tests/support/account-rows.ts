// One row for each call of accounts and referrals: what is asked, and what everyone gets who asks it.
import type { ErrorCode } from '../../generated/errors/catalogue';
import type { LinkPurpose } from '../../generated/model/values';
import { aLink, type Member } from './a-member';
import type { TestServer } from './a-server';

/** 200, a code of the catalogue, or `let in`: no guard refuses, and the rest is another test's. */
export type Said = 200 | ErrorCode | 'let in';

export interface AskedCall {
  /** Below the API's base: `/user?page=1`. */
  readonly path: string;
  readonly body?: unknown;
}
/** The pairs of asker and subject: the right person about themselves, the wrong one about the right one. */
export interface Scene {
  readonly server: TestServer;
  readonly now: Date;
  readonly of: Member;
  readonly asker: Member;
}
interface Row {
  readonly ask: (scene: Scene) => AskedCall | Promise<AskedCall>;
  readonly signedOut: Said;
  readonly unverified: Said;
  /** Signed in as somebody else. */
  readonly wrong: Said;
  readonly right: Said;
  /** The value that does not fit, instead of the right one. */
  readonly unfit: readonly (readonly [what: string, asking: Partial<AskedCall>, said: Said])[];
  /** The person who asks twice and at once; the right person unless said otherwise. */
  readonly by?: 'unverified';
  /** The second answer of two. */
  readonly again: Said;
  /** Of several at the same time, how many succeed, and what the others say. */
  readonly atOnce: readonly [well: number | 'all' | 'some' | 'any', others?: Said];
}

const out = 'account.not_signed_in';
const own = { signedOut: out, unverified: 200, wrong: 200, right: 200, again: 200, atOnce: ['all'] } as const;
const open = { signedOut: 200, unverified: 200, wrong: 200, right: 200, again: 200, atOnce: ['all'] } as const;
const asked = (path: string, body?: unknown) => (): AskedCall => (body === undefined ? { path } : { path, body });
const long = (length: number): string => 'x'.repeat(length);
const nobody = '11111111-1111-4111-8111-111111111111';
const reset = 'http://localhost:3000/reset';
const verify = 'http://localhost:3000/verify';
const signOn = {
  signedOut: 'let in',
  unverified: 'let in',
  wrong: 'let in',
  right: 'let in',
  again: 'let in',
  atOnce: ['any', 'let in'],
} as const;

const linkOf = async ({ server, of, asker, now }: Scene, purpose: LinkPurpose): Promise<string> =>
  // another person has no mail of theirs, only a guess
  asker === of ? aLink(server.database.db, of, { purpose, now }) : long(43);

export const accountRows: Readonly<Record<string, Row>> = {
  createSession: {
    ...open,
    ask: ({ of, asker }) => ({ path: '/session', body: { email: of.email, password: asker.password } }),
    wrong: 'account.wrong_credentials',
    unfit: [
      ['no password', { body: { email: 'jo@example.ca' } }, 'input.invalid'],
      ['a password beyond the limit', { body: { email: 'jo@example.ca', password: long(129) } }, 'input.invalid'],
      ['an address of two lines', { body: { email: 'jo@example.ca\r\nBcc: eve@example.ca', password: 'x' } }, 'input.invalid'],
      ['a zero byte', { body: { email: 'jo@example.ca', password: 'a\0b' } }, 'input.malformed'],
    ],
  },
  deleteSession: {
    ...own,
    ask: asked('/session'),
    unfit: [],
    again: out,
    atOnce: ['some', out],
  },
  startSignOn: {
    ...signOn,
    ask: asked('/user/sso/start?from=/stays'),
    unfit: [['a long code', { path: `/user/sso/start?referral_code=${long(65)}` }, 'input.invalid']],
  },
  finishSignOn: {
    ...signOn,
    ask: asked('/user/sso?code=x&state=y'),
    unfit: [['a long state', { path: `/user/sso?state=${long(4097)}` }, 'input.invalid']],
  },
  exchangeSession: {
    ...signOn,
    ask: asked('/session/exchange', { code: long(43) }),
    unfit: [
      ['no code', { body: {} }, 'input.invalid'],
      ['a long code', { body: { code: long(201) } }, 'input.invalid'],
    ],
  },
  listSessions: { ...own, ask: asked('/user/session'), unfit: [] },
  endSession: {
    ...own,
    ask: ({ of }) => ({ path: `/user/session/${of.elsewhere.session_id}` }),
    wrong: 'account.session_not_found',
    unfit: [
      ['no id', { path: '/user/session/everything' }, 'input.no_such_call'],
      ['an unknown id', { path: `/user/session/${nobody}` }, 'account.session_not_found'],
    ],
    again: 'account.session_not_found',
    atOnce: [1, 'account.session_not_found'],
  },
  endOtherSessions: { ...own, ask: asked('/user/session'), unfit: [] },
  getUser: { ...own, ask: asked('/user'), unfit: [] },
  createUser: {
    ...open,
    ask: ({ of, asker }) => ({
      path: '/user',
      body: { email: of === asker ? `new-${of.email}` : of.email, password: 'a paddle and a tent' },
    }),
    wrong: 'account.email_taken',
    unfit: [
      ['no address', { body: { email: 'nobody', password: 'a paddle and a tent' } }, 'input.invalid'],
      ['an address beyond the limit', { body: { email: `${long(250)}@example.ca`, password: 'a paddle and a tent' } }, 'input.invalid'],
      ['a short password', { body: { email: 'short@example.ca', password: 'short' } }, 'input.invalid'],
      ['a common password', { body: { email: 'common@example.ca', password: 'Password123' } }, 'account.password_common'],
      ['half a character', { body: '{"email":"half@example.ca","password":"a paddle \\ud83d"}' }, 'input.malformed'],
    ],
    again: 'account.email_taken',
    atOnce: [1, 'account.email_taken'],
  },
  updatePassword: {
    ...own,
    ask: ({ of }) => ({ path: '/user/password_update', body: { current_password: of.password, new_password: 'a lantern in the fog' } }),
    wrong: 'account.wrong_password',
    unfit: [
      ['nothing new', { body: { current_password: 'x' } }, 'input.invalid'],
      ['a short one', { body: { current_password: 'x', new_password: 'short' } }, 'input.invalid'],
      ['one beyond the limit', { body: { current_password: 'x', new_password: long(129) } }, 'input.invalid'],
    ],
    again: 'account.wrong_password',
    atOnce: [1, 'account.wrong_password'],
  },
  deleteUser: {
    ...own,
    ask: ({ of }) => ({ path: '/user/delete', body: { password: of.password } }),
    wrong: 'account.wrong_password',
    unfit: [
      ['no password', { body: {} }, 'input.invalid'],
      ['another password', { body: { password: 'not this one' } }, 'account.wrong_password'],
    ],
    again: out,
    atOnce: [1, out],
  },
  sendDeleteEmail: {
    ...own,
    ask: asked('/user/send_delete_email', { redirect_url: 'http://localhost:3000/account' }),
    unfit: [
      ['no page', { body: {} }, 'input.invalid'],
      ['a page of others', { body: { redirect_url: 'https://evil.example/account' } }, 'account.outside_link'],
    ],
  },
  deleteUserByLink: {
    ...own,
    ask: async (scene) => ({ path: `/user/delete_by_link?token=${await linkOf(scene, 'delete')}` }),
    wrong: 'account.link_spent',
    unfit: [
      ['no token', { path: '/user/delete_by_link' }, 'input.invalid'],
      ['a link of nobody', { path: '/user/delete_by_link?token=never-mailed' }, 'account.link_spent'],
    ],
    again: out,
    atOnce: [1, out],
  },
  requestPasswordReset: {
    ...open,
    ask: ({ of }) => ({ path: '/user/request_password_reset', body: { email: of.email, reset_link: reset } }),
    unfit: [
      ['no address', { body: { reset_link: reset } }, 'input.invalid'],
      ['a page of others', { body: { email: 'jo@example.ca', reset_link: 'https://evil.example/reset' } }, 'account.outside_link'],
    ],
  },
  resetPassword: {
    ...open,
    ask: async (scene) => ({
      path: `/user/password_reset?token=${await linkOf(scene, 'reset')}`,
      body: { new_password: 'a lantern in the fog' },
    }),
    wrong: 'account.link_spent',
    unfit: [
      ['no token', { path: '/user/password_reset' }, 'input.invalid'],
      ['a short password', { body: { new_password: 'short' } }, 'input.invalid'],
      ['a common password', { body: { new_password: 'Password123' } }, 'account.password_common'],
    ],
    again: 'account.link_spent',
    atOnce: [1, 'account.link_spent'],
  },
  sendConfirmEmail: {
    ...own,
    ask: asked('/user/send_confirm_email', { redirect_url: verify }),
    wrong: 'account.already_verified',
    right: 'account.already_verified',
    unfit: [['no page', { body: {} }, 'input.invalid']],
    by: 'unverified',
    again: 'input.rate_limited',
    atOnce: [1, 'input.rate_limited'],
  },
  verifyEmail: {
    ...open,
    ask: async (scene) => ({ path: `/user/verify_email?token=${await linkOf(scene, 'verify')}` }),
    wrong: 'account.link_spent',
    unfit: [
      ['no token', { path: '/user/verify_email' }, 'input.invalid'],
      ['a long token', { path: `/user/verify_email?token=${long(201)}` }, 'input.invalid'],
    ],
    by: 'unverified',
    again: 'account.link_spent',
    atOnce: [1, 'account.link_spent'],
  },
  exportUserData: { ...own, ask: asked('/user/export'), unfit: [] },
  getProfile: { ...own, ask: asked('/user/profile'), unfit: [] },
  updateProfile: {
    ...own,
    ask: asked('/user/profile', { first_name: 'Jo', marketing_consent: true }),
    unfit: [
      ['an empty name', { body: { first_name: '  ' } }, 'input.invalid'],
      ['a name of two lines', { body: { first_name: 'Jo\nBcc: eve@example.ca' } }, 'input.invalid'],
      ['a name beyond the limit', { body: { last_name: long(51) } }, 'input.invalid'],
      ['an avatar that is a text', { body: { avatar: '../../etc/passwd' } }, 'input.invalid'],
      ['a mode turned off', { body: { is_host: false } }, 'input.invalid'],
      ['somebody else’s profile', { body: { profile_id: nobody } }, 'input.invalid'],
      ['a zero byte', { body: { first_name: 'J\0' } }, 'input.malformed'],
    ],
  },
  getPublicProfile: {
    ...open,
    ask: ({ of }) => ({ path: `/user/profile/${of.profile_id}` }),
    unfit: [
      ['no id', { path: '/user/profile/somebody' }, 'account.profile_not_found'],
      ['an unknown id', { path: `/user/profile/${nobody}` }, 'account.profile_not_found'],
    ],
  },
  listOwnReviews: {
    ...own,
    ask: asked('/user/profile/review'),
    unfit: [['page 0', { path: '/user/profile/review?page=0' }, 'input.invalid']],
  },
  listReviewsOfSelf: {
    ...own,
    ask: asked('/user/profile/guest-review'),
    unfit: [['page 0', { path: '/user/profile/guest-review?page=0' }, 'input.invalid']],
  },
  listProfileReviews: {
    ...own,
    ask: ({ of }) => ({ path: `/user/profile/${of.profile_id}/review` }),
    unfit: [
      ['an unknown id', { path: `/user/profile/${nobody}/review` }, 'account.profile_not_found'],
      ['an unknown id before a page that is no number', { path: `/user/profile/${nobody}/review?page=last` }, 'account.profile_not_found'],
    ],
  },
  getReferrer: {
    ...open,
    ask: ({ of }) => ({ path: `/user/profile/referral/${of.referral_code.toLowerCase()}` }),
    unfit: [
      ['an unknown code', { path: '/user/profile/referral/NOBODY22' }, 'referral.unknown_code'],
      ['a long code', { path: `/user/profile/referral/${long(65)}` }, 'input.no_such_call'],
    ],
  },
  getReferralSummary: { ...own, ask: asked('/user/profile/referral/summary'), unfit: [] },
  sendReferralFeedback: {
    ...own,
    ask: asked('/user/profile/referral/feedback', { type: 'referral_sender', ratings: { worth_time: 4 }, comment: 'Good.' }),
    unfit: [
      ['no type', { body: {} }, 'input.invalid'],
      ['a rating beyond the scale', { body: { type: 'referral_sender', ratings: { worth_time: 6 } } }, 'input.invalid'],
      ['a long comment', { body: { type: 'referral_sender', comment: long(2001) } }, 'input.invalid'],
      ['choices of a recipient', { body: { type: 'referral_sender', choices: { aware_of_referral: 'aware' } } }, 'referral.feedback_mixed'],
    ],
  },
};
