// Generated 689e74e469e7. The table messages, and what is read from its rows.
import type { BookingSide } from "../model/values";
import type { Defaulted, Moment } from "./columns";

/** What was written in threads. */
export interface MessagesTable {
  readonly thread_id: string;
  readonly number: number;
  readonly side: BookingSide;
  /** Nothing once its writer has left */
  readonly text: string | null;
  readonly at: Moment;
  readonly is_automatic: Defaulted<boolean>;
  /** When the operator removed it from sight */
  readonly hidden_at: Moment | null;
}
