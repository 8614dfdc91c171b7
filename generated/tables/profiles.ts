// Generated 179b020a3de8. The table profiles, and what is read from its rows.
import type { Profile, PublicProfile } from "../model/entities";
import type { Language } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** People; a profile stays without its account where something that is kept belongs to it. Source: §3 Profile. */
export interface ProfilesTable {
  readonly profile_id: string;
  readonly user_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly avatar: string | null;
  readonly languages: Defaulted<readonly Language[]>;
  readonly is_host: Defaulted<boolean>;
  readonly is_guest: Defaulted<boolean>;
  readonly referral_code: string;
  readonly show_referral_recipient_banner: boolean | null;
  readonly show_referral_sender_banner: boolean | null;
  readonly show_referral_sender_modal: boolean | null;
  readonly referral_recipient_banner_interacted_at: Moment | null;
  readonly referral_sender_banner_interacted_at: Moment | null;
  readonly marketing_consent: Defaulted<boolean>;
  readonly created_at: Moment;
  /** When the person left */
  readonly left_at: Moment | null;
}

/** The columns that Profile is read from. */
export const columnsOfProfile = ["profile_id", "user_id", "first_name", "last_name", "phone", "avatar", "languages", "is_host", "is_guest", "referral_code", "show_referral_recipient_banner", "show_referral_sender_banner", "show_referral_sender_modal", "referral_recipient_banner_interacted_at", "referral_sender_banner_interacted_at", "marketing_consent", "created_at"] as const;

/** A row of profiles as Profile. */
export function readProfile(row: Pick<Selectable<ProfilesTable>, (typeof columnsOfProfile)[number]>): Profile {
  return { profile_id: row.profile_id, user_id: row.user_id ?? "", first_name: row.first_name, last_name: row.last_name, phone: row.phone, avatar: row.avatar, languages: row.languages, is_host: row.is_host, is_guest: row.is_guest, referral_code: row.referral_code, ...(row.show_referral_recipient_banner !== null && { show_referral_recipient_banner: row.show_referral_recipient_banner }), ...(row.show_referral_sender_banner !== null && { show_referral_sender_banner: row.show_referral_sender_banner }), ...(row.show_referral_sender_modal !== null && { show_referral_sender_modal: row.show_referral_sender_modal }), referral_recipient_banner_interacted_at: row.referral_recipient_banner_interacted_at && instantOf(row.referral_recipient_banner_interacted_at), referral_sender_banner_interacted_at: row.referral_sender_banner_interacted_at && instantOf(row.referral_sender_banner_interacted_at), marketing_consent: row.marketing_consent, created_at: instantOf(row.created_at) };
}

/** The columns that PublicProfile is read from. */
export const columnsOfPublicProfile = ["profile_id", "first_name", "avatar", "is_host", "languages", "created_at"] as const;

/** A row of profiles as PublicProfile. */
export function readPublicProfile(row: Pick<Selectable<ProfilesTable>, (typeof columnsOfPublicProfile)[number]>): PublicProfile {
  return { profile_id: row.profile_id, first_name: row.first_name, avatar: row.avatar, is_host: row.is_host, languages: row.languages, created_at: instantOf(row.created_at) };
}
