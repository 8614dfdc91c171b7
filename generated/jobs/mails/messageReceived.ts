// Generated efb684fe49d2. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";
import { counted } from "../../texts/counted";

/** The values that the server gives in all cases. */
interface MessageReceivedSlotsAlways {
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
}

/** The values that the server gives: the case, and those of the case. */
export type MessageReceivedSlots = MessageReceivedSlotsAlways & ({
    readonly as: "guest";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.stayMessages>[0]>;
  } | {
    readonly as: "host";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.bookingMessages>[0]>;
  });

/** The other side hears of a message. */
export const messageReceivedMail = (slots: MessageReceivedSlots): MailWords<"account" | "host"> => ({
  reader: slots.as === "guest" ? "account" : "host",
  subject: `New message from ${slots.name}`,
  paragraphs: partsOf([
    whereGiven(slots.intro, (part) => `${slots.name} wrote to you about ${part.title}:`),
    whereGiven(slots.onlyPhotos, (part) => counted("en-CA", part.count, (number) => ({ one: `${slots.name} sent a photo about ${part.title}.`, other: `${slots.name} sent ${number} photos about ${part.title}.` }))),
    slots.words,
    whereGiven(slots.photos, (part) => counted("en-CA", part.count, (number) => ({ one: `${number} photo attached.`, other: `${number} photos attached.` }))),
    slots.place,
  ]),
  button: slots.as === "guest" ? {
    label: "Read and reply",
    href: `${slots.origin}${pathTo.stayMessages(slots.to)}`,
    ending: `To reply to ${slots.name}, use your messages on Tuckamore.`,
  } : {
    label: "Read and reply",
    href: `${slots.origin}${pathTo.bookingMessages(slots.to)}`,
    ending: `To reply to ${slots.name}, use your messages on Tuckamore.`,
  },
});
