// Generated efe88a1a7a4a. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface BookingReportedSlots {
  readonly reference: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The words of who reports it */
  readonly report: GivenPart;
  /** The payout waits until the report is resolved. */
  readonly waits: boolean;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.listing>[0]>;
}

/** The operator is told. */
export const bookingReportedMail = (slots: BookingReportedSlots): MailWords<"support"> => ({
  reader: "support",
  subject: `Report on booking ${slots.reference}`,
  paragraphs: partsOf([
    `A problem was reported with booking ${slots.reference} at ${slots.title}:`,
    slots.stay,
    slots.report,
    slots.waits && "The payout waits until the report is resolved.",
  ]),
  button: {
    label: "Open listing",
    href: `${slots.origin}${pathTo.listing(slots.to)}`,
    ending: "Resolve it with the operator’s command.",
  },
});
