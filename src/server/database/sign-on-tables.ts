// The tables of single sign-on, as rows come and go.
import type { ColumnType } from 'kysely';
import type { Moment } from './account-tables';

export interface SignOnTables {
  /** Random values that every server process of one installation knows, and nobody else. */
  secrets: { name: string; value: string; created_at: Moment };
  /** Sign-ons that came back, each once: what one is used up by, and the one-time code that it ends in. */
  sign_ons: {
    nonce_hash: string;
    ends_at: Moment;
    user_id: string | null;
    code_hash: string | null;
    code_ends_at: Moment | null;
    redeemed_at: Moment | null;
  };
  /** What the demo's parent platform remembers between two requests; a payload is written as JSON text. */
  parent_records: {
    kind: string;
    id: string;
    payload: ColumnType<Readonly<Record<string, unknown>>, string, string>;
    grant_id: string | null;
    ends_at: Moment;
  };
}
