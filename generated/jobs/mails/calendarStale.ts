// Generated 3d2bdb898857. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface CalendarStaleSlotsAlways {
  readonly elsewhere: string | number;
  readonly title: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.property>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type CalendarStaleSlots = CalendarStaleSlotsAlways & ({
    readonly as: "owner";
  } | {
    readonly as: "cohost";
  });

/** The host, or a co-host, hears that a calendar could not be read for a day. */
export const calendarStaleMail = (slots: CalendarStaleSlots): MailWords<"host" | "cohost"> => ({
  reader: slots.as === "owner" ? "host" : "cohost",
  subject: `We can’t read the ${slots.elsewhere} calendar of ${slots.title}`,
  paragraphs: partsOf([
    `We haven’t been able to read the ${slots.elsewhere} calendar of ${slots.title} for 24 hours. The dates we last read are still blocked, but newer bookings on ${slots.elsewhere} may be missing.`,
    "Check that the link still works, or add a new one. After 72 hours, instant book turns off for this place until we can read the calendar again.",
  ]),
  button: {
    label: "Open calendar",
    href: `${slots.origin}${pathTo.property(slots.to)}#calendar`,
    ending: "We’ll keep trying.",
  },
});
