// Profiles: one's own, whole, and other people's, as anyone may see them.
import type { AccountHandlers, UpdateProfileRequest } from '../../../generated/contract/handlers';
import { keysOf } from '../../../generated/model/keys';
import { Language } from '../../../generated/model/values';
import type { Instant } from '../../../generated/model/wire';
import { inTransaction } from '../request/context';
import type { Files } from '../outside/files';
import { refuse } from '../request/refusal';
import { lockProfile, updateProfileRow } from './account.repository';
import { shownProfile } from './account.lookup';
import { ownProfile, wholeProfile } from './own.lookup';
import { drawnPicture } from '../request/drawn-picture';
import { avatarFile } from './avatar';

const known = <T extends object>(it: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
const momentOf = (text: Instant | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

/** @example phoneOf('(604) 555-0188') // '+16045550188' */
const phoneOf = (typed: string): string => {
  // in brackets, a zero is for callers in that country alone
  const digits = (typed.startsWith('+') ? typed.replace('(0)', '') : typed).replaceAll(/\D/g, '');
  return typed.startsWith('+') || digits.length === 11 ? `+${digits}` : `+1${digits}`;
};

type Sent = UpdateProfileRequest['input'];
const changesOf = ({ avatar: _avatar, remove_avatar, phone, languages, ...sent }: Sent) =>
  known({
    ...sent,
    phone: phone && phoneOf(phone),
    languages: languages && keysOf(Language).filter((it) => languages.includes(it)),
    ...(remove_avatar ? { avatar: null } : {}),
    referral_recipient_banner_interacted_at: momentOf(sent.referral_recipient_banner_interacted_at),
    referral_sender_banner_interacted_at: momentOf(sent.referral_sender_banner_interacted_at),
  });

/** @throws Refusal `account.avatar_unreadable` where the file is no JPEG, PNG or WebP, is broken, or unpacks into a giant. */
const keepAvatar = async (files: Files, file: string, profileId: string): Promise<string> => {
  const ending = '.webp';
  // beside photos of the same person it is small, and waits for none of them
  const bytes = await drawnPicture(avatarFile, file, { of: profileId, isUrgent: true });
  return `${await files.keep('avatar', [{ ending, bytes: bytes ?? refuse('account.avatar_unreadable') }])}${ending}`;
};

export const profileHandlers: Pick<AccountHandlers, 'getProfile' | 'updateProfile' | 'getPublicProfile'> = {
  getProfile: (_request, context) => ownProfile(context),

  async updateProfile({ input }, context) {
    const { files, principal } = context;
    const profileId = principal.profile_id;
    const avatar = input.avatar && (await keepAvatar(files, input.avatar.file, profileId));
    try {
      const { before, after } = await inTransaction(context, async ({ trx }) => ({
        before: (await lockProfile(trx, profileId)) ?? refuse('account.not_signed_in'),
        after: await updateProfileRow(trx, profileId, { ...changesOf(input), ...(avatar === undefined ? {} : { avatar }) }),
      }));
      if (before.avatar !== after.avatar) await files.remove([before.avatar]);
      return await wholeProfile(context, after);
    } catch (error) {
      await files.remove([avatar ?? null]);
      throw error;
    }
  },

  getPublicProfile: ({ profile }) => Promise.resolve(shownProfile(profile)),
};
