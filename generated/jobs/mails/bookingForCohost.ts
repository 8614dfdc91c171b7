// Generated c3ad566f7e89. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface BookingForCohostSlotsAlways {
  readonly host: string | number;
  /** The stay: where, when and who comes; for how much only where the co-host sees the money */
  readonly stay: GivenPart;
  /** The words of the guest who asks */
  readonly message: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type BookingForCohostSlots = BookingForCohostSlotsAlways & ({
    readonly as: "asked";
    readonly name: string | number;
    readonly title: string | number;
  } | {
    readonly as: "paid";
    readonly name: string | number;
    readonly title: string | number;
    readonly dates: string | number;
  });

/** A co-host is told who asks for which nights, or has booked them. */
export const bookingForCohostMail = (slots: BookingForCohostSlots): MailWords<"cohost"> => ({
  reader: "cohost",
  subject: slots.as === "asked" ? `${slots.name} wants to stay at ${slots.title}` : `Booking confirmed: ${slots.name} at ${slots.title}, ${slots.dates}`,
  paragraphs: partsOf([
    slots.as === "asked" ? `${slots.name} asked to book ${slots.title}:` : `${slots.name} paid for their stay at ${slots.title}, so it’s confirmed:`,
    slots.stay,
    slots.message,
    `You co-host this place. You can write with the guest; ${slots.host} answers requests and makes changes.`,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
