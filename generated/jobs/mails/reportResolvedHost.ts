// Generated d59281b47f4f. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ReportResolvedHostSlots {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** What is refunded in money and points, in one paragraph; or that nothing is */
  readonly decision: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told how the report of a problem was decided. */
export const reportResolvedHostMail = (slots: ReportResolvedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `The report about ${slots.title} is resolved`,
  paragraphs: partsOf([
    `We’ve looked into the report about this stay at ${slots.title}:`,
    slots.stay,
    slots.decision,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "Contact us if you think we missed something.",
  },
});
