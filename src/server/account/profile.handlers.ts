// Profiles: one's own, whole, and other people's, as anyone may see them.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import type { Profile } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import type { Context } from '../context';
import { refuse } from '../refusal';
import { findProfile, type ProfileRow, updateProfileRow } from './account.repository';

const instantOf = (moment: Date | null): Instant | null => (moment?.toISOString() as Instant | undefined) ?? null;
const knownFlag = <K extends string>(name: K, value: boolean | null): { [key in K]?: boolean } =>
  (value === null ? {} : { [name]: value }) as { [key in K]?: boolean };

const profileOf = (row: ProfileRow): Profile => ({
  profile_id: row.profile_id,
  user_id: row.user_id,
  first_name: row.first_name,
  last_name: row.last_name,
  avatar: row.avatar,
  is_host: row.is_host,
  is_guest: row.is_guest,
  referral_code: row.referral_code,
  ...knownFlag('show_referral_recipient_banner', row.show_referral_recipient_banner),
  ...knownFlag('show_referral_sender_banner', row.show_referral_sender_banner),
  ...knownFlag('show_referral_sender_modal', row.show_referral_sender_modal),
  referral_recipient_banner_interacted_at: instantOf(row.referral_recipient_banner_interacted_at),
  referral_sender_banner_interacted_at: instantOf(row.referral_sender_banner_interacted_at),
  marketing_consent: row.marketing_consent,
  created_at: row.created_at.toISOString() as Instant,
});

const known = <T extends object>(it: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
const momentOf = (text: Instant | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

export const profileHandlers: Pick<AccountHandlers<Context>, 'getProfile' | 'updateProfile' | 'getPublicProfile'> = {
  async getProfile(_request, context) {
    return profileOf(await updateProfileRow(context.db, context.holder?.profile_id ?? '', {}));
  },

  async updateProfile({ input }, context) {
    const { avatar: _avatar, remove_avatar, first_name, last_name, ...rest } = input;
    const changes = known({
      ...rest,
      first_name: first_name?.trim(),
      last_name: last_name?.trim(),
      ...(remove_avatar ? { avatar: null } : {}),
      referral_recipient_banner_interacted_at: momentOf(input.referral_recipient_banner_interacted_at),
      referral_sender_banner_interacted_at: momentOf(input.referral_sender_banner_interacted_at),
    });
    return profileOf(await updateProfileRow(context.db, context.holder?.profile_id ?? '', changes));
  },

  async getPublicProfile({ params }, context) {
    const row = (await findProfile(context.db, params.profile_id)) ?? refuse('account.profile_not_found');
    const { profile_id, first_name, avatar, is_host, created_at } = row;
    return { profile_id, first_name, avatar, is_host, created_at: created_at.toISOString() as Instant };
  },
};
