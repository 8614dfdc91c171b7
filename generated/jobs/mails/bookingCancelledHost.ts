// Generated 1d67a1b69eed. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface BookingCancelledHostSlotsAlways {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Their reason: */
  readonly why: boolean;
  /** The reason of the guest */
  readonly reason: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type BookingCancelledHostSlots = BookingCancelledHostSlotsAlways & ({
    readonly as: "none";
  } | {
    readonly as: "offline";
  } | {
    readonly as: "part";
  });

/** The host is told that the guest has cancelled. */
export const bookingCancelledHostMail = (slots: BookingCancelledHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} cancelled their stay at ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} cancelled their stay at ${slots.title}. These nights are available again:`,
    slots.stay,
    slots.why && "Their reason:",
    slots.reason,
    slots.as === "none" ? "There’s no payout for this stay." : slots.as === "offline" ? "Any refund is between you and your guest." : "See what you’ll be paid on the booking page.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
