// Generated 46127578c9cb. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";

/** The values that the server gives. */
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
