// The content of a mail, as every product writes one: texts, and what is made of data between them.

/** A fact with its name: `Due back`, `Fri, Feb 12`. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** The subject of a mail at a glance: a picture, a name, and a line for each fact. */
export interface MailCard {
  readonly title: string;
  /** Beside the picture, below the name: the place. */
  readonly note: string | null;
  readonly facts: readonly MailFact[];
  /** The page of what it shows, where the button leads to another. */
  readonly href?: string;
  /** A JPEG at an address of the web; nothing where there is none that mail programs show. Sizes in pixels. */
  readonly picture: { readonly src: string; readonly alt: string; readonly width: number; readonly height: number } | null;
}

/** The words of a person, with their line breaks. */
export interface MailQuote {
  readonly quote: string;
}

/** Amounts below each other, each with its name, and what they come to. */
export interface MailSums {
  readonly sums: readonly MailFact[];
  readonly total: MailFact;
}

export type MailPart = string | MailCard | MailQuote | MailSums;
/** A part that is made of data, several, or none. */
export type GivenPart = MailPart | readonly MailPart[] | null;

/** The words of a mail to one of its readers. */
export interface MailWords<Reader extends string = string> {
  readonly reader: Reader;
  readonly subject: string;
  /** The content: paragraphs of plain text, and cards, quotes and sums between them. */
  readonly paragraphs: readonly MailPart[];
  /** The one thing to do, and what to know about it. */
  readonly button?: { readonly label: string; readonly href: string; readonly ending?: string | undefined };
}

/** A part that is told only where its slots are given. */
export const whereGiven = <Slots extends object>(slots: Slots | null | false, tell: (slots: Slots) => string): string | null =>
  slots ? tell(slots) : null;

/** The parts that are there. */
export const partsOf = (parts: readonly (GivenPart | false)[]): readonly MailPart[] =>
  parts.flatMap((part) => (part === null || part === false ? [] : part));
