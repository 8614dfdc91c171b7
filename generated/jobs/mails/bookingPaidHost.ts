// Generated 460068e69720. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface BookingPaidHostSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly dates: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Your payout details aren’t complete. We’ll hold it until you complete them on your account page. */
  readonly detailsNeeded: boolean;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
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
    slots.detailsNeeded && "Your payout details aren’t complete. We’ll hold it until you complete them on your account page.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
