// Generated 7385f0bf8e89. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ChangeLapsedHostSlots {
  readonly title: string | number;
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host hears it. */
export const changeLapsedHostMail = (slots: ChangeLapsedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `The booking at ${slots.title} wasn’t changed`,
  paragraphs: partsOf([
    `${slots.name} didn’t pay in time for changing this booking at ${slots.title}.`,
    slots.stay,
    "The booking stays as it is.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
