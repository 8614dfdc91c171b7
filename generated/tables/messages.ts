// Generated f9d7d960e6a2. The table messages, and what is read from its rows.
import type { BookingSide } from "../model/values";
import type { Defaulted, Moment } from "./columns";

/** What was written in threads. */
export interface MessagesTable {
  readonly thread_id: string;
  readonly number: number;
  readonly side: BookingSide;
  /** The co-host who wrote it; nothing where the guest or the host did */
  readonly writer_id: string | null;
  /** Nothing once its writer has left */
  readonly text: string | null;
  readonly at: Moment;
  readonly is_automatic: Defaulted<boolean>;
  /** When the operator removed it from sight */
  readonly hidden_at: Moment | null;
}
