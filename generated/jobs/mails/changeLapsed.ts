// Generated a8190d59cbc3. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ChangeLapsedSlots {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest hears that the difference was not paid in time. */
export const changeLapsedMail = (slots: ChangeLapsedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Your stay at ${slots.title} wasn’t changed`,
  paragraphs: partsOf([
    `The difference for changing this stay at ${slots.title} wasn’t paid in time.`,
    slots.stay,
    "The booking stays as it is.",
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});
