// A property's picture as the browser chooses from it: in every width that it is kept in, as AVIF, or as JPEG where that is not known.
import type { Photo } from '../../../../generated/model/entities';
import type { Picture } from '../../../ui/photos/photo';

export const pictureOf = ({ url, alt, width, height, widths, colour }: Photo): Picture => {
  const address = url.slice(0, url.lastIndexOf('-'));
  const inWidths = (format: string): string => widths.map((it) => `${address}-${it}.${format} ${it}w`).join(', ');
  const chosen = widths.length > 0 ? { srcSet: inWidths('jpg'), avif: inWidths('avif') } : {};
  return { src: url, alt, width, height, colour, ...chosen };
};
