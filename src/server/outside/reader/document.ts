// Documents of strangers, by their kind: pages, robots.txt, calendars and pictures.
import { UnreadAddress } from '../public-reader';

/** Pictures are decoded by compiled code that takes memory of its own, and long; they never keep a text waiting. */
export type Lane = 'text' | 'picture';

/** A kind of document: `src/server/reader.ts` names the function that reads it. */
export interface DocumentKind<In, Out> {
  readonly name: string;
  readonly lane: Lane;
  /** How long the processor may be at one: a busy machine takes longer, and no document is at fault for that. */
  readonly milliseconds: number;
  /** Types alone: nothing is ever kept here. */
  readonly reads?: (document: In) => Out;
}

/** How the reading of a document ended. */
export type Reply<Out> =
  | { readonly value: Out }
  /** The document is none of its kind. */
  | { readonly unread: Pick<UnreadAddress, 'why' | 'message'> }
  /** A defect of ours. */
  | { readonly defect: string };

/** A reader of one kind of document. */
export interface Reader {
  readonly name: string;
  readonly read: (document: never) => Promise<Reply<unknown>>;
}

/** The function that reads a kind of document. */
export const reads = <In, Out>({ name }: DocumentKind<In, Out>, read: (document: In) => Out | Promise<Out>): Reader => ({
  name,
  read: async (document: In) => {
    try {
      return { value: await read(document) };
    } catch (error) {
      if (error instanceof UnreadAddress) return { unread: { why: error.why, message: error.message } };
      return { defect: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  },
});
