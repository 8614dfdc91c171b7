// The picture of a person, as a document that is drawn beside the server.
import type { DocumentKind } from '../outside/reader/document';

/** The picture in a file, as it is kept; nothing where it is none that we take, is broken, or unpacks into a giant. */
export const avatarFile: DocumentKind<string, Uint8Array | undefined> = { name: 'avatar', lane: 'picture', milliseconds: 15_000 };
