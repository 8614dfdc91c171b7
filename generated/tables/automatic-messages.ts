// Generated ee94ce4499b5. The table automatic_messages, and what is read from its rows.
import type { AutomaticMessage } from "../model/entities";
import type { AutomaticMoment } from "../model/values";
import { instantOf, type Clock } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment, Written } from "./columns";

/** Messages that hosts have sent by themselves. */
export interface AutomaticMessagesTable {
  readonly message_id: string;
  readonly profile_id: string;
  readonly property_id: string | null;
  readonly moment: AutomaticMoment;
  readonly days: Defaulted<number>;
  readonly clock: Defaulted<Written<Clock>>;
  readonly text: string;
  readonly is_on: Defaulted<boolean>;
  readonly written_at: Moment;
}

/** The columns that AutomaticMessage is read from. */
export const columnsOfAutomaticMessage = ["message_id", "profile_id", "property_id", "moment", "days", "clock", "text", "is_on", "written_at"] as const;

/** A row of automatic_messages as AutomaticMessage. */
export function readAutomaticMessage(row: Pick<Selectable<AutomaticMessagesTable>, (typeof columnsOfAutomaticMessage)[number]>): AutomaticMessage {
  return { message_id: row.message_id, profile_id: row.profile_id, property_id: row.property_id, moment: row.moment, days: row.days, clock: row.clock, text: row.text, is_on: row.is_on, written_at: instantOf(row.written_at) };
}
