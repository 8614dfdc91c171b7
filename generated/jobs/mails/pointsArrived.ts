// Generated 50d039e5f4e2. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface PointsArrivedSlots {
  readonly points: string | number;
  readonly title: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
}

/** The guest is told how many points a stay brought. */
export const pointsArrivedMail = (slots: PointsArrivedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `You earned ${slots.points} points`,
  paragraphs: partsOf([
    `Here are your points for your stay at ${slots.title}:`,
    slots.stay,
    `You earned ${slots.points} points, worth ${slots.amount} off a stay. They never expire.`,
  ]),
  button: {
    label: "View your points",
    href: `${slots.origin}${pathTo.points()}`,
    ending: "Use them at checkout once you have 100 or more.",
  },
});
