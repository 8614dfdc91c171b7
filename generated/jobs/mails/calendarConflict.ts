// Generated 394cb749ee0f. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface CalendarConflictSlotsAlways {
  readonly title: string | number;
  readonly elsewhere: string | number;
  readonly dates: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.property>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type CalendarConflictSlots = CalendarConflictSlotsAlways & ({
    readonly as: "owner";
  } | {
    readonly as: "cohost";
  });

/** The host, or a co-host, hears that nights are booked here and elsewhere. */
export const calendarConflictMail = (slots: CalendarConflictSlots): MailWords<"host" | "cohost"> => ({
  reader: slots.as === "owner" ? "host" : "cohost",
  subject: `Double booking at ${slots.title}`,
  paragraphs: partsOf([
    `The ${slots.elsewhere} calendar and Tuckamore both show a booking at ${slots.title} for ${slots.dates}. The booking on Tuckamore still stands.`,
    slots.as === "owner" ? "Cancel one of them as soon as you can, so your guest has time to make other plans. Until then, instant book is off for this place." : "One of them has to be cancelled, so that its guest has time to make other plans. We told the host, too: only they can cancel the booking here. Until then, instant book is off for this place.",
  ]),
  button: {
    label: "Open calendar",
    href: `${slots.origin}${pathTo.property(slots.to)}#calendar`,
    ending: "Instant book turns back on once the bookings no longer overlap.",
  },
});
