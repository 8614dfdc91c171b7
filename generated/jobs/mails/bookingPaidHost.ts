// Generated 0ba18f3b53c3. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface BookingPaidHostSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly dates: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told that the guest has paid. */
export const bookingPaidHostMail = (slots: BookingPaidHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `Booking confirmed: ${slots.name} at ${slots.title}, ${slots.dates}`,
  paragraphs: partsOf([
    `${slots.name} paid for their stay at ${slots.title}, so it’s confirmed:`,
    slots.stay,
    `We’ll send you ${slots.amount} 24 hours after check-in.`,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
