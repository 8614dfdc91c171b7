// Generated 15a5ebae7ac1. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface BookingLapsedHostSlots {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** You recorded that {name} paid you {amount} directly. Please refund it to them. */
  readonly direct: { readonly amount: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told that the guest has not paid. */
export const bookingLapsedHostMail = (slots: BookingLapsedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} didn’t pay for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} didn’t pay for ${slots.title} in time. These nights are available again:`,
    slots.stay,
    whereGiven(slots.direct, (part) => `You recorded that ${slots.name} paid you ${part.amount} directly. Please refund it to them.`),
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
