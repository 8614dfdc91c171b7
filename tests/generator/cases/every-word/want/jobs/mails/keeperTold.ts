// Generated 996aeb3266e6. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";
import { counted } from "../../texts/counted";

/** The values that the server gives. */
export interface KeeperToldSlots {
  readonly tools: number;
  readonly name: string | number;
  /** The tools, each with its picture */
  readonly cards: GivenPart;
  /** Answer by {moment}, {name} hopes. */
  readonly until: { readonly moment: string | number } | null | false;
  /** {count} photos of {name}. */
  readonly photos: { readonly count: number } | null | false;
  /** This is late. */
  readonly late: boolean;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.shed>[0]>;
}

/** The keeper is told of {product}. Source: §4. */
export const keeperToldMail = (slots: KeeperToldSlots): MailWords<"keeper"> => ({
  reader: "keeper",
  subject: counted("en", slots.tools, (number) => ({ one: `${slots.name} asks for ${number} tool`, other: `${slots.name} asks for ${number} tools` })),
  paragraphs: partsOf([
    `${slots.name} would like to borrow from Shed:`,
    slots.cards,
    whereGiven(slots.until, (part) => `Answer by ${part.moment}, ${slots.name} hopes.`),
    whereGiven(slots.photos, (part) => counted("en", part.count, (number) => ({ one: `${number} photo of ${slots.name}.`, other: `${number} photos of ${slots.name}.` }))),
    slots.late && "This is late.",
  ]),
  button: {
    label: "Open the shed",
    href: `${slots.origin}${pathTo.shed(slots.to)}#asked`,
    ending: "Hand it out within 28 days.",
  },
});
