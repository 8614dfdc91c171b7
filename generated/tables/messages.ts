// Generated de35cdff83ba. The table messages, and what is read from its rows.
import type { BookingSide } from "../model/values";
import type { Moment } from "./columns";

/** What was written in threads. */
export interface MessagesTable {
  readonly thread_id: string;
  readonly number: number;
  readonly side: BookingSide;
  /** Nothing once its writer has left */
  readonly text: string | null;
  readonly at: Moment;
  /** When the operator removed it from sight */
  readonly hidden_at: Moment | null;
}
