// An account as its own person reads it: the user, the profile, and the sessions. Reads only.
import type { CurrentUser, DeviceSession, Profile } from '../../../generated/model/entities';
import { readProfile } from '../../../generated/tables/profiles';
import { readDeviceSession } from '../../../generated/tables/sessions';
import type { SignedInContext } from '../request/context';
import { refuse } from '../request/refusal';
import { findProfile, findReferralSides, findUser, type ProfileRow } from './account.repository';
import { findSessions } from './session.repository';
import { surveysDue } from './surveys-due.rules';
import { parse } from 'bowser';

// How a browser names itself, in words that its owner recognises.
const shorter: Readonly<Record<string, string>> = {
  'Chrome OS': 'ChromeOS',
  macOS: 'Mac',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};
const shortened = (name: string | undefined): string | undefined => (name ? (shorter[name] ?? name) : undefined);

/** @example deviceOf('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox on Windows' */
export const deviceOf = (userAgent: string): string => {
  if (userAgent === '') return 'An unknown device';
  const { browser, os, platform } = parse(userAgent);
  const [name, system] = [shortened(browser.name), os.name === 'iOS' ? (platform.model ?? 'iPhone') : shortened(os.name)];
  if (name && system) return `${name} on ${system}`;
  return name ?? system ?? 'An unknown device';
};

/** The person who is signed in, with their modes; what others count of theirs comes on top. */
export const signedInUser = async ({ db, principal }: SignedInContext): Promise<Omit<CurrentUser, 'counts'>> => {
  const user = (await findUser(db, principal.user_id)) ?? refuse('account.gone');
  const profile = (await findProfile(db, principal.profile_id)) ?? refuse('account.gone');
  return {
    user_id: user.user_id,
    email: user.email,
    verified_at: principal.verified_at,
    profile_id: profile.profile_id,
    first_name: profile.first_name,
    last_name: profile.last_name,
    avatar: profile.avatar,
    has_password: user.password_hash !== null,
    modes: [...(profile.is_host ? (['host'] as const) : []), ...(profile.is_guest ? (['guest'] as const) : [])],
  };
};

type ProfileContext = Pick<SignedInContext, 'db' | 'followers' | 'now'>;
/** A profile as its person sees it, with the surveys that are due. */
export const wholeProfile = async ({ db, followers, now }: ProfileContext, row: ProfileRow): Promise<Profile> => {
  const sides = await findReferralSides(db, row.profile_id);
  const facts = {
    ...sides,
    kept: row,
    recipient_interacted_at: row.referral_recipient_banner_interacted_at,
    sender_interacted_at: row.referral_sender_banner_interacted_at,
    said: sides.came || sides.brought ? (await followers.account.feedbackOf(db, row.profile_id)).map(({ type }) => type) : [],
  };
  return { ...readProfile(row), ...surveysDue(facts, now) };
};

/** The person's own profile, whole. */
export const ownProfile = async (context: SignedInContext): Promise<Profile> =>
  wholeProfile(context, (await findProfile(context.db, context.principal.profile_id)) ?? refuse('account.not_signed_in'));

/** The browsers in which the person is signed in, the one that asks first. */
export const deviceSessions = async ({ db, principal, now }: SignedInContext): Promise<DeviceSession[]> => {
  const rows = await findSessions(db, { user_id: principal.user_id, now });
  const sessions = rows.map((row) => ({
    ...readDeviceSession(row),
    device: deviceOf(row.device),
    current: row.session_id === principal.session_id,
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
};
