// The picture of a claim, as a document that is drawn beside the server.
import type { DocumentKind } from '../outside/reader/document';

export interface DrawnClaimPhoto {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** The picture in a file, as it is kept; nothing where it is none that we take, is broken, or unpacks into a giant. */
export const claimPhotoFile: DocumentKind<string, DrawnClaimPhoto | undefined> = {
  name: 'claim photo',
  lane: 'picture',
  milliseconds: 20_000,
};
