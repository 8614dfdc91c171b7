// Generated 5369ebe7e276. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface ReportResolvedHostSlots {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** What is refunded in money and points, in one paragraph; or that nothing is */
  readonly decision: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told what was decided. */
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
