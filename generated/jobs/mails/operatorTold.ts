// Generated ca44da01369a. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";

/** What only its writer knows. */
export interface OperatorToldSlots {
  readonly count: string | number;
  /** What is stuck, kind by kind */
  readonly lists: GivenPart;
}

/** The operator reads what is stuck. */
export const operatorToldMail = (slots: OperatorToldSlots): MailWords<"support"> => ({
  reader: "support",
  subject: `Stuck on Tuckamore: ${slots.count}`,
  paragraphs: partsOf([
    "These wait for you. The same list, whole and as it is now: npm run operator -- stuck",
    slots.lists,
  ]),
});
