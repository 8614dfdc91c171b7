// Generated 8a010d0ee8de. The call updateProfile, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Profile } from "../../model/entities";
import type { Language } from "../../model/values";
import type { Instant } from "../../model/wire";

export interface UpdateProfileArgs {
  /** As other people on the product see it */
  readonly first_name?: string | undefined;
  /** Shown to the other side of a confirmed booking only */
  readonly last_name?: string | undefined;
  /** For the other side of a paid booking only; nothing takes it away */
  readonly phone?: string | null | undefined;
  /** Those that the person speaks */
  readonly languages?: readonly Language[] | undefined;
  /** A new picture */
  readonly avatar?: Blob | undefined;
  /** Takes the picture away */
  readonly remove_avatar?: true | undefined;
  /** Turns host mode on */
  readonly is_host?: true | undefined;
  /** Turns guest mode on */
  readonly is_guest?: true | undefined;
  readonly show_referral_recipient_banner?: boolean | undefined;
  readonly show_referral_sender_banner?: boolean | undefined;
  readonly show_referral_sender_modal?: boolean | undefined;
  readonly referral_recipient_banner_interacted_at?: Instant | undefined;
  readonly referral_sender_banner_interacted_at?: Instant | undefined;
  /** Whether offers by email are welcome */
  readonly marketing_consent?: boolean | undefined;
}

export type UpdateProfileAnswer = Profile;

const codes = "account.avatar_unreadable account.not_signed_in input.invalid input.malformed input.rate_limited input.too_large";

export type UpdateProfileCode = Words<typeof codes>;

/** Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture. PATCH /user/profile. For people who are signed in. Source: §7 User and session. */
export function updateProfile(transport: Transport, args: UpdateProfileArgs | void): Promise<Outcome<UpdateProfileAnswer, UpdateProfileCode>> {
  return ask(transport, { call: "updateProfile", method: "PATCH", path: "/user/profile", secure: true, multipart: true, codes }, args);
}

export const updateProfileFx = /* @__PURE__ */ effectOf("updateProfileFx", updateProfile);
