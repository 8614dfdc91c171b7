// Single sign-on: out to the parent platform, back with a code, and on to the login page with one of ours.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../../../generated/model/dates';
import type { AccountHandlers, FinishSignOnRequest } from '../../../generated/contract/handlers';
import type { WireCode } from '../../../generated/errors/catalogue';
import { signOnCodeSeconds, signOnMinutes } from '../../../generated/model/constants';
import type { SignOnState } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { returnIsInside } from '../../../generated/rules/account';
import { type Context, inTransaction } from '../request/context';
import { sharedSecret } from '../database/secrets';
import type { ParentPerson, ParentPlatform } from '../outside/parent-platform';
import { refuse } from '../request/refusal';
import { openSession } from './session.handlers';
import { accountOf } from './sign-on-person';
import { keepCode, redeemCode, useSignOn } from './sign-on.repository';
import { newToken, tokenHash } from './tokens';
import * as kept from '../../../generated/model/kept';

interface SealOptions {
  readonly secret: string;
  readonly now: Date;
}
type Sealed = SignOnState & { readonly ends: number };

const signatureOf = (secret: string, body: string): string => createHmac('sha256', secret).update(`sign-on ${body}`).digest('base64url');

/** A state as text that fits an address. */
const sealState = (state: SignOnState, { secret, now, minutes }: SealOptions & { readonly minutes: number }): string => {
  const sealed: Sealed = { ...state, ends: now.getTime() + minutes * MINUTE };
  const body = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one, 'latin1'), Buffer.from(other, 'latin1'));

/** The state that a text holds; nothing where we did not write it, or its time is over. */
const openState = (text: string, { secret, now }: SealOptions): SignOnState | undefined => {
  const [body = '', signature = '', ...more] = text.split('.');
  if (more.length > 0 || !isSame(signature, signatureOf(secret, body))) return undefined;
  const { ends, ...state } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Sealed;
  return ends > now.getTime() ? state : undefined;
};

// The cookie of a begun sign-on: verifier and nonce of this browser, for the last few that it began, in as many tabs.
interface BegunHere {
  readonly nonce: string;
  readonly verifier: string;
}

const most = 3;
const pair = /^([\w-]{43})\.([\w-]{43})$/;

/** This browser's pending sign-ons, the newest first. */
const begunHere = ({ browser }: Context): readonly BegunHere[] =>
  browser
    .cookie(kept.signOnKept.name)
    .split('~')
    .flatMap((text) => {
      const [, nonce, verifier] = pair.exec(text) ?? [];
      return nonce && verifier ? [{ nonce, verifier }] : [];
    });

/** Keeps what the browser has begun; nothing takes the cookie away. */
const keepBegun = (begun: readonly BegunHere[], { browser }: Context): void => {
  const { name, seconds } = kept.signOnKept;
  const value = begun.slice(0, most).map(({ nonce, verifier }) => `${nonce}.${verifier}`);
  browser.keep({ name, value: value.join('~'), seconds: value.length > 0 ? (seconds ?? 0) : 0 });
};

type SignOnCalls = 'startSignOn' | 'finishSignOn' | 'exchangeSession';
type FinishQuery = FinishSignOnRequest['query'];

/** The longest state that the way back takes. */
const stateMax = 4096;
const secretName = 'sign-on state';

const parentOf = ({ parent }: Context): ParentPlatform => parent ?? refuse('account.sign_on_not_offered');
const environmentOf = ({ config }: Context): string => (config.DEMO ? 'demo' : 'production');

const inside = (from: string | null | undefined, { config }: Context): string | undefined =>
  returnIsInside({ wayOn: { url: from ?? null } }).ok && from && new URL(from, config.SITE_ORIGIN).origin === config.SITE_ORIGIN
    ? from
    : undefined;

/** Ends on the login page: with the one-time code, or with what went wrong. */
const endAt = (
  end: { readonly from?: string | undefined; readonly code?: string; readonly problem?: WireCode },
  context: Context,
): string => context.config.SITE_ORIGIN + pathTo.login(end);

// of a failure outside only its name and words: what it holds beside them may be a token
const warnOf = (what: string, error: unknown, context: Context): void => {
  const { name, message, code } = error as { readonly name?: string; readonly message?: string; readonly code?: string };
  context.warn(what, { name, reason: message, code });
};

/** The state of an answer, where it is ours and one that this browser began. */
const knownState = async (text: string | undefined, context: Context): Promise<SignOnState | undefined> => {
  const secret = await sharedSecret(context.db, secretName);
  const state = openState(text ?? '', { secret, now: context.now });
  return state?.environment === environmentOf(context) ? state : undefined;
};

interface ReturnContext {
  readonly query: FinishQuery;
  readonly begun: BegunHere;
  readonly context: Context;
}
const personBehind = async ({ query, begun, context }: ReturnContext): Promise<ParentPerson | undefined> => {
  const { code, state, iss } = query;
  if (!code || !state) return undefined;
  try {
    return await parentOf(context).personBehind({ code, state, iss, verifier: begun.verifier });
  } catch (error) {
    warnOf('a sign-on came back that the parent platform does not stand for', error, context);
    return undefined;
  }
};

const takeIn = async (
  person: ParentPerson & { readonly verified_email: string },
  state: SignOnState,
  context: Context,
): Promise<string> => {
  const { db, now } = context;
  const account = await accountOf(context, { ...person, referral_code: state.referral_code });
  const code = newToken();
  const code_ends_at = new Date(now.getTime() + signOnCodeSeconds * 1000);
  await keepCode(db, { nonce_hash: tokenHash(state.nonce), ...account, code_hash: tokenHash(code), code_ends_at });
  return code;
};

export const signOnHandlers: Pick<AccountHandlers, SignOnCalls> = {
  async startSignOn({ query }, context) {
    const parent = parentOf(context);
    const { db, now } = context;
    const begun = { nonce: newToken(), verifier: newToken() };
    const from = inside(query.from, context);
    const secret = await sharedSecret(db, secretName);
    const seal = (back: string | undefined): string => {
      const { nonce } = begun;
      const state = { environment: environmentOf(context), referral_code: query.referral_code ?? null, from: back ?? null, nonce };
      return sealState(state, { secret, now, minutes: signOnMinutes });
    };
    const whole = seal(from);
    const state = whole.length > stateMax ? seal(undefined) : whole;
    const challenge = createHash('sha256').update(begun.verifier).digest('base64url');
    try {
      const address = await parent.addressToAuthorize({ state, challenge });
      keepBegun([begun, ...begunHere(context)], context);
      return address;
    } catch (error) {
      warnOf('the parent platform cannot be reached', error, context);
      return endAt({ from, problem: 'account.sign_on_failed' }, context);
    }
  },

  async finishSignOn({ query }, context) {
    parentOf(context);
    const state = await knownState(query.state, context);
    const from = inside(state?.from, context);
    const here = begunHere(context);
    const begun = here.find(({ nonce }) => nonce === state?.nonce);
    if (!state || !begun) return endAt({ from, problem: 'account.sign_on_failed' }, context);
    const ends_at = new Date(context.now.getTime() + signOnMinutes * MINUTE);
    const isFirst = await useSignOn(context.db, { nonce_hash: tokenHash(state.nonce), now: context.now, ends_at });
    if (!isFirst) return endAt({ from, problem: 'account.sign_on_failed' }, context);
    if (query.error === 'access_denied') return endAt({ from, problem: 'account.sign_on_declined' }, context);
    const person = await personBehind({ query, begun, context });
    if (!person) return endAt({ from, problem: 'account.sign_on_failed' }, context);
    const { verified_email } = person;
    if (verified_email === null) return endAt({ from, problem: 'account.sign_on_unverified' }, context);
    const code = await takeIn({ ...person, verified_email }, state, context);
    // the code is good for longer than what may be left of the cookie
    keepBegun(here, context);
    return endAt({ from, code }, context);
  },

  async exchangeSession({ input }, context) {
    const here = begunHere(context).map((begun) => ({ ...begun, hash: tokenHash(begun.nonce) }));
    const it = { code_hash: tokenHash(input.code), nonce_hashes: here.map(({ hash }) => hash), now: context.now };
    const used = here.length > 0 ? await redeemCode(context.db, it) : undefined;
    if (!used?.user_id) return refuse('account.sign_on_code_spent');
    keepBegun(
      here.filter(({ hash }) => hash !== used.nonce_hash),
      context,
    );
    const { user_id, is_new } = used;
    return { access_token: await inTransaction(context, (tx) => openSession(tx.trx, user_id, tx)), is_new };
  },
};
