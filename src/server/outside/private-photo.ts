// A picture that two people show each other, as a document that is drawn beside the server.
import { privatePhotoSmallSide } from '../../../generated/model/constants';
import type { Version } from './files';
import type { DocumentKind } from './reader/document';

export const privatePhotoEndings = { large: '.jpg', small: `-${privatePhotoSmallSide}.jpg` } as const satisfies Readonly<
  Record<string, Version['ending']>
>;
export const endingsOfPrivatePhoto = Object.values(privatePhotoEndings);

export interface DrawnPrivatePhoto {
  /** Of the large version. */
  readonly width: number;
  readonly height: number;
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

/** The picture in a file, as it is kept; nothing where it is none that we take, is broken, or unpacks into a giant. */
export const privatePhotoFile: DocumentKind<string, DrawnPrivatePhoto | undefined> = {
  name: 'private photo',
  lane: 'picture',
  milliseconds: 20_000,
};
