// Profiles: one's own, whole, and other people's, as anyone may see them.
import type { AccountHandlers, UpdateProfileRequest } from '../../../generated/contract/handlers';
import type { Profile } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { readProfile, readPublicProfile } from '../../../generated/tables/profiles';
import { inTransaction, type SignedInContext } from '../request/context';
import type { Database } from '../database/open';
import type { Files } from '../outside/files';
import { findFeedback } from '../referral/exported.lookup';
import { refuse } from '../request/refusal';
import { findProfile, findReferralSides, lockProfile, type ProfileRow, updateProfileRow } from './account.repository';
import { avatarOf } from './avatar';
import { surveysDue } from './surveys-due.rules';

const known = <T extends object>(it: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
const momentOf = (text: Instant | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

const wholeProfile = async (db: Database, row: ProfileRow, now: Date): Promise<Profile> => {
  const sides = await findReferralSides(db, row.profile_id);
  const facts = {
    ...sides,
    kept: row,
    recipient_interacted_at: row.referral_recipient_banner_interacted_at,
    sender_interacted_at: row.referral_sender_banner_interacted_at,
    said: sides.came || sides.brought ? (await findFeedback(db, row.profile_id)).map(({ type }) => type) : [],
  };
  return { ...readProfile(row), ...surveysDue(facts, now) };
};

/** The person's own profile, whole. */
export const ownProfile = async ({ db, principal, now }: SignedInContext): Promise<Profile> =>
  wholeProfile(db, (await findProfile(db, principal.profile_id)) ?? refuse('account.not_signed_in'), now);

type Sent = UpdateProfileRequest['input'];
const changesOf = ({ avatar: _avatar, remove_avatar, ...sent }: Sent) =>
  known({
    ...sent,
    first_name: sent.first_name?.trim(),
    last_name: sent.last_name?.trim(),
    ...(remove_avatar ? { avatar: null } : {}),
    referral_recipient_banner_interacted_at: momentOf(sent.referral_recipient_banner_interacted_at),
    referral_sender_banner_interacted_at: momentOf(sent.referral_sender_banner_interacted_at),
  });

const keepAvatar = async (files: Files, file: string): Promise<string> => {
  const ending = '.webp';
  return `${await files.keep('avatar', [{ ending, bytes: await avatarOf(file) }])}${ending}`;
};

export const profileHandlers: Pick<AccountHandlers, 'getProfile' | 'updateProfile' | 'getPublicProfile'> = {
  getProfile: (_request, context) => ownProfile(context),

  async updateProfile({ input }, context) {
    const { files, principal } = context;
    const profileId = principal.profile_id;
    const avatar = input.avatar && (await keepAvatar(files, input.avatar.file));
    try {
      const { before, after } = await inTransaction(context, async ({ trx }) => ({
        before: (await lockProfile(trx, profileId)) ?? refuse('account.not_signed_in'),
        after: await updateProfileRow(trx, profileId, { ...changesOf(input), ...(avatar === undefined ? {} : { avatar }) }),
      }));
      if (before.avatar !== after.avatar) await files.remove([before.avatar]);
      return await wholeProfile(context.db, after, context.now);
    } catch (error) {
      await files.remove([avatar ?? null]);
      throw error;
    }
  },

  getPublicProfile: ({ profile }) => Promise.resolve(readPublicProfile(profile)),
};
