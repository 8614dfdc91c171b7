// The picture that a shared link shows: the photo with the name, the place and the price on it, and whose site it is.
import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '../outside/escape-html';
import { previewHeight as height, previewWidth as width, productName } from '../../../generated/model/constants';

/** The words of the picture, the largest line first; all of it was written by people. */
export interface PreviewWords {
  readonly heading: string;
  /** Stands in for the heading where our fonts lack its letters. */
  readonly kind: string;
  readonly place: string;
  readonly facts: string;
}

const margin = 64;
const inner = width - 2 * margin;
const looks = { ink: '#10181c', spruce: '#0f5c4d', deep: '#0a3f35', white: '#ffffff' } as const;

const fileOf = createRequire(import.meta.url);
const fonts = {
  bold: { name: 'Figtree Bold', file: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf' },
  medium: { name: 'Figtree Medium', file: '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf' },
  /** Has the letters that the product's own typeface lacks. */
  wide: { name: 'DejaVu Sans', file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
} as const;

interface Line {
  readonly text: string;
  readonly font: keyof typeof fonts;
  readonly size: number;
  readonly color?: string;
}
interface Drawn {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A line as a picture of its letters alone, broken where it is too wide. */
const drawn = async ({ text, font, size, color = looks.white }: Line): Promise<Drawn> => {
  const { name, file } = fonts[font];
  const marked = `<span foreground="${color}">${escapeHtml(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: marked, font: `${name} ${size}`, fontfile: fileOf.resolve(file), width: inner, wrap: 'word-char', rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

// scripts that the fonts have; of everything else there would be boxes
const others =
  /[^\u0300-\u036F\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Canadian_Aboriginal}\u0020-\u007E\u00A0-\u024F\u2010-\u2027\u2030-\u205E€★]/gu;
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** The drawable part of a text; nothing where most of its letters cannot be drawn. */
export const drawable = (text: string): string => {
  const left = text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(others, '').replaceAll(/ +/g, ' ').trim();
  return letters(left) * 2 > letters(text) || letters(text) === 0 ? left : '';
};

const sizes = [68, 58, 50] as const;
/** A heading in two lines at most: smaller where it is long, and cut where it is longer still. */
const drawnHeading = async (text: string): Promise<Drawn> => {
  const smallest = sizes[sizes.length - 1] ?? 0;
  const fits = async (shown: string, size: number): Promise<Drawn | undefined> => {
    const line = await drawn({ text: shown, font: 'bold', size });
    return line.height <= size * 2.5 ? line : undefined;
  };
  for (const size of sizes) {
    const line = await fits(text, size);
    if (line) return line;
  }
  const parts = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  for (let count = parts.length; count > 8; count = Math.floor(count * 0.85)) {
    const line = await fits(`${parts.slice(0, count).join('').trimEnd()}…`, smallest);
    if (line) return line;
  }
  return drawn({ text: `${parts.slice(0, 8).join('')}…`, font: 'bold', size: smallest });
};

/** Makes a photo dark enough for white letters from a height on, however light it is. */
const shadeFrom = (top: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
<stop offset="${Math.max(0, (top - 200) / height)}" stop-color="${looks.ink}" stop-opacity="0"/>
<stop offset="${top / height}" stop-color="${looks.ink}" stop-opacity="0.62"/>
<stop offset="1" stop-color="${looks.ink}" stop-opacity="0.9"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#s)"/></svg>`);

const leaf = (color: string): string =>
  `<path fill="${color}" d="M17 51.5C17.5 41 20.5 24 28.5 11.5c1.2 1.2 1.8 2.4 2 3.9 5.2-.9 9.7.4 14 3.6-5.6-.6-9.8.2-13.7 2.6 7.2.2 13 2.6 17.7 7.4-6.8-2.3-12.8-2.6-19-.7 7.7 1.6 13.9 5 18.5 10.5-7.7-4-14.2-5.6-21.5-5 6.5 2.4 11.5 5.9 15 10.9-6.5-3.7-11.7-5.2-17.7-5-1.7 4-2.6 7.8-2.7 11.8z" />`;
const markHeight = 72;
/** The pill that the product's name stands in, as wide as the name asks. */
const pill = (lettersWidth: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${lettersWidth + 108}" height="${markHeight}">
<rect width="${lettersWidth + 108}" height="${markHeight}" rx="36" fill="${looks.white}"/>
<g transform="translate(14 12) scale(0.75)"><rect width="64" height="64" rx="16" fill="${looks.spruce}"/>
<g transform="translate(-3 -4.5) scale(1.11)">${leaf(looks.white)}</g></g></svg>`);
/** The ground under the words where there is no photo. */
const plain = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${looks.deep}"/>
<g transform="translate(640 -10) scale(11)" opacity="0.55">${leaf(looks.spruce)}</g></svg>`);

/** The site's name: in the corner above. */
const drawnMark = async (): Promise<readonly OverlayOptions[]> => {
  const name = await drawn({ text: productName, font: 'bold', size: 36, color: looks.spruce });
  return [
    { input: pill(name.width), left: margin, top: margin - 8 },
    { input: name.input, left: margin + 78, top: margin - 8 + Math.round((markHeight - 36) / 2) + 4 },
  ];
};

/** Draws it as a JPEG, since many sites show no other kind; the photo is left out where there is none. */
export const drawPreview = async (photo: Buffer | undefined, words: PreviewWords): Promise<Buffer> => {
  // the fonts stay known to the process; the first drawing makes those known that stand in
  await drawn({ text: '.', font: 'wide', size: 12 });
  const [place, facts] = [drawable(words.place), drawable(words.facts)];
  const lines = [
    await drawnHeading(drawable(words.heading) || words.kind),
    ...(place ? [await drawn({ text: place, font: 'medium', size: 36 })] : []),
    ...(facts ? [await drawn({ text: facts, font: 'medium', size: 32 })] : []),
  ];
  const placed: OverlayOptions[] = [];
  let bottom = height - margin;
  for (const [at, { input, height: tall }] of [...lines.entries()].toReversed()) {
    // the heading stands by itself
    const gap = at === 1 ? 34 : 24;
    placed.push({ input, left: margin, top: bottom - tall });
    bottom -= tall + gap;
  }
  return sharp(photo ?? plain)
    .resize(width, height, { fit: 'cover' })
    .composite([...(photo ? [{ input: shadeFrom(bottom) }] : []), ...(await drawnMark()), ...placed])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
