// Generated eb925788cb82. A mail: what only its writer knows of it, and its words.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows, in all cases. */
interface CalendarStaleSlotsAlways {
  readonly elsewhere: string | number;
  readonly title: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.property>[0]>;
}

/** What only its writer knows: the case that it is, and what that needs. */
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
