// The picture that a shared link shows: whatever people call their places, it is of one size, and shows no boxes for letters.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { previewHeight, previewsWaitingMax, previewWidth, titleMax } from '../../generated/model/constants';
import { drawable, drawPreview } from '../../src/server/site/preview-picture';
import { keptPictures } from '../../src/server/site/previews';
import { aJpeg } from '../support/a-photo';

const words = { heading: 'Cedar cabin by the lake', kind: 'Cabin', place: 'Whistler, British Columbia', facts: '★ 4.87 (23)' };

test('of a name what the fonts have is drawn; where they lack most of its letters, nothing is', () => {
  expect(drawable('Łódź “Çhâlet” & cabin №')).toBe('Łódź “Çhâlet” & cabin');
  expect(drawable('🏡 Loft ✨ by\n the\u200B sea \u202E')).toBe('Loft by the sea');
  expect(drawable('כוך كوخ ᐃᓄᒃ')).toBe('כוך كوخ ᐃᓄᒃ');
  expect(drawable('湖畔の山小屋')).toBe('');
  expect(drawable('🏡')).toBe('');
});

/** How light each part of the picture is where the words stand, from above. */
const lightOf = async (picture: Buffer): Promise<readonly number[]> =>
  Promise.all(
    [300, 400, 500].map(async (top) => {
      const part = await sharp(picture)
        .extract({ left: 64, top, width: previewWidth - 128, height: 60 })
        .greyscale()
        .toBuffer();
      return (await sharp(part).stats()).channels[0]?.max ?? 0;
    }),
  );

test.each([
  ['short', 'Loft'],
  ['long', 'The very long and wonderful lakeside chalet with a hot tub, a sauna and a view'],
  ['wide', 'W'.repeat(titleMax)],
  ['of markup', '<span size="9000000">&lt;</span> & </span>'],
  ['of letters that the fonts lack', '湖畔の美しい山小屋'],
  ['of signs alone', '🏡✨'],
  ['from right to left', 'כוך יפה על שפת האגם'],
  ['of marks on marks', 'e\u0301\u0302'.repeat(30)],
  ['empty', ''],
])('a name that is %s is drawn on the photo, and without one', async (_how, heading) => {
  for (const photo of [await aJpeg(), undefined]) {
    const picture = await drawPreview(photo, { ...words, heading });
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([previewWidth, previewHeight, 'jpeg']);
    // letters are white on what is darker
    expect(Math.max(...(await lightOf(picture)))).toBeGreaterThan(240);
  }
});

test('a listing without anything but its kind is drawn as well', async () => {
  const bare = await drawPreview(undefined, { heading: '', kind: 'Cabin', place: '', facts: '' });
  expect((await sharp(bare).metadata()).height).toBe(previewHeight);
});

test('pictures are drawn one after the other, the same one once, a failed one again; and none beyond those that may wait', async () => {
  const drawnOf: string[] = [];
  let atOnce = 0;
  const pictureOf = keptPictures(async ({ heading }) => {
    atOnce += 1;
    drawnOf.push(heading);
    await Promise.resolve();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    if (drawnOf.length === 1) throw new Error('no paper');
    return Buffer.from(heading);
  });
  const of = (heading: string) => pictureOf({ ...words, heading, photo: undefined });
  await expect(of('first')).rejects.toThrow('no paper');
  expect(String(await of('first'))).toBe('first');
  const names = Array.from({ length: previewsWaitingMax + 1 }, (_, at) => `cabin ${at}`);
  const asked = names.map(of);
  expect(asked.map((it) => it === undefined)).toEqual(names.map((_, at) => at === previewsWaitingMax));
  // a request for a stored picture, or for one being drawn, does not wait for a place
  expect([of('first') === undefined, of('cabin 3') === asked[3]]).toEqual([false, true]);
  await Promise.all(asked.flatMap((it) => it ?? []));
  expect(drawnOf).toEqual(['first', 'first', ...names.slice(0, previewsWaitingMax)]);
  expect(String(await of(names[previewsWaitingMax] ?? ''))).toBe(names[previewsWaitingMax]);
});
