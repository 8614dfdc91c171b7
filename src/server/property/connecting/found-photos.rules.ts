// The pictures that the page of a connected listing names: what a host chooses from, and what they chose. Pure.
import { createHash } from 'node:crypto';
import type { FoundPhoto } from '../../../../generated/model/entities';
import type { FoundPicture } from './lodging.rules';

/** The id of a picture, however often its page is read. */
export const foundIdOf = ({ url }: FoundPicture): string => createHash('sha256').update(url).digest('hex').slice(0, 16);

export const offeredOf = (pictures: readonly FoundPicture[]): FoundPhoto[] =>
  pictures.map((picture) => ({ found_id: foundIdOf(picture), alt: picture.alt }));

/** The chosen pictures in their order, each once; nothing where the page no longer names one of them. */
export const chosenOf = (pictures: readonly FoundPicture[], chosen: readonly string[]): readonly FoundPicture[] | undefined => {
  const known = new Map(pictures.map((picture) => [foundIdOf(picture), picture]));
  const found = [...new Set(chosen)].map((id) => known.get(id));
  return found.every((it) => it !== undefined) ? found : undefined;
};
