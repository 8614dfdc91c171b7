// Generated 5a3ecaea0382. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RequestExpiredHostSlots {
  readonly title: string | number;
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told that a request was not answered. */
export const requestExpiredHostMail = (slots: RequestExpiredHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `A request for ${slots.title} expired`,
  paragraphs: partsOf([
    `You didn’t answer ${slots.name}’s request for ${slots.title} in time. These nights are available again:`,
    slots.stay,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "Unanswered requests lower your response rate. Turn on instant book, or block nights that you don’t want to offer.",
  },
});
