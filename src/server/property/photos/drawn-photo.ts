// Pictures of properties: drawn anew in several widths, so that every screen gets the right one and nothing comes along that was hidden in the file.
import type { Photo } from '../../../../generated/model/entities';
import type { Version } from '../../outside/files';
import type { DocumentKind } from '../../outside/reader/document';

export const formats = ['avif', 'jpg'] as const;

export interface DrawnPhoto {
  /** Of the largest version. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly colour: string;
  readonly versions: readonly Version[];
}

export const endingOf = (width: number, format: (typeof formats)[number]): Version['ending'] => `-${width}.${format}`;
/** The addresses of all versions of a picture; those of a picture that we do not keep lead nowhere of ours. */
export const addressesOf = ({ url, widths }: Pick<Photo, 'url' | 'widths'>): readonly string[] => {
  const address = url.replace(/-\d+\.jpg$/, '');
  return widths.flatMap((width) => formats.map((format) => `${address}${endingOf(width, format)}`));
};

/** The picture in a file in all its versions; nothing where it is none that we take, is broken, or unpacks into a giant. */
export const photoFile: DocumentKind<string, DrawnPhoto | undefined> = { name: 'photo', lane: 'picture', milliseconds: 40_000 };
