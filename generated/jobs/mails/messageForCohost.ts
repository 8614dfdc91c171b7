// Generated ab137a0c4fb3. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";
import { counted } from "../../texts/counted";

/** The values that the server gives. */
export interface MessageForCohostSlots {
  readonly name: string | number;
  /** {name} wrote to you about {title}: */
  readonly intro: { readonly title: string | number } | null | false;
  /** {name} sent {count} photos about {title}. */
  readonly onlyPhotos: { readonly count: number; readonly title: string | number } | null | false;
  /** The beginning of what was written */
  readonly words: GivenPart;
  /** {count} photos attached. */
  readonly photos: { readonly count: number } | null | false;
  /** The stay, or the place where there is none */
  readonly place: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookingMessages>[0]>;
}

/** A co-host hears of a guest’s message. */
export const messageForCohostMail = (slots: MessageForCohostSlots): MailWords<"cohost"> => ({
  reader: "cohost",
  subject: `New message from ${slots.name}`,
  paragraphs: partsOf([
    whereGiven(slots.intro, (part) => `${slots.name} wrote to you about ${part.title}:`),
    whereGiven(slots.onlyPhotos, (part) => counted("en-CA", part.count, (number) => ({ one: `${slots.name} sent a photo about ${part.title}.`, other: `${slots.name} sent ${number} photos about ${part.title}.` }))),
    slots.words,
    whereGiven(slots.photos, (part) => counted("en-CA", part.count, (number) => ({ one: `${number} photo attached.`, other: `${number} photos attached.` }))),
    slots.place,
  ]),
  button: {
    label: "Read and reply",
    href: `${slots.origin}${pathTo.bookingMessages(slots.to)}`,
    ending: `To reply to ${slots.name}, use your messages on Tuckamore.`,
  },
});
