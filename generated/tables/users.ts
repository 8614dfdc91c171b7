// Generated 412dd5e836bf. The table users, and what is read from its rows.
import type { User } from "../model/entities";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** Accounts. Source: §3 User. */
export interface UsersTable {
  readonly user_id: string;
  readonly email: string;
  readonly verified_at: Moment | null;
  readonly referral_code: string | null;
  readonly created_at: Moment;
  /** Argon2id; none where only single sign-on is used */
  readonly password_hash: string | null;
  /** Why the operator blocked the account; nothing where it is not */
  readonly blocked_because: string | null;
  /** How often the account was logged out everywhere: devices that it knew before are strangers */
  readonly device_epoch: Defaulted<number>;
}

/** The columns that User is read from. */
export const columnsOfUser = ["user_id", "email", "verified_at", "referral_code", "created_at"] as const;

/** A row of users as User. What comes from elsewhere: password. */
export function readUser(row: Pick<Selectable<UsersTable>, (typeof columnsOfUser)[number]>): Omit<User, "password"> {
  return { user_id: row.user_id, email: row.email, verified_at: row.verified_at && instantOf(row.verified_at), referral_code: row.referral_code, created_at: instantOf(row.created_at) };
}
