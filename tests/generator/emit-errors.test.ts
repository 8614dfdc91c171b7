// The emitted error catalogue: data by wire code, closed unions, and texts with their slots filled.
import { expect, test } from 'vitest';
import { printed } from '../../generator/print/printer';
import { fillSlots } from '../../generator/runtime/errors/fill-slots';
import { isKeyOf } from '../../generator/runtime/model/keys';
import { emitErrors } from '../../generator/emit/errors';
import { emitModel } from '../../generator/emit/model';
import { aBrowserError, anError, field, text, whole } from '../support/a-call';
import { aModel } from '../support/a-model';
import { loaded, typeErrors, written } from '../support/emitted';

const model = aModel({
  constants: [{ id: 'fewest', source: '§9', value: 2, says: 'Fewest nights' }],
  errors: [
    anError('tooFew', 'stay.min_nights', {
      status: 422,
      text: 'At {product}, {place} needs {fewest} nights, {unknown}.',
      slots: [field('place', text)],
      data: [field('nights', whole)],
    }),
    aBrowserError('offline', 'browser.offline', { shown: 'banner', raisedBy: 'the browser' }),
    anError('missing', 'stay.not_found', { status: 404, text: 'No {fewest} such stay', slots: [field('fewest', text)] }),
  ],
});
const files = printed(new Map([...emitModel(model), ...emitErrors(model)]));
const catalogue = files.get('errors/catalogue.ts') ?? '';

test('the catalogue is sorted by code, with what the product knows filled in', () => {
  expect(catalogue.slice(catalogue.indexOf('export const catalogue')).trim()).toBe(
    `export const catalogue: Catalogue = {
  /** Raised by the browser. Source: §8 */
  "browser.offline": { id: "offline", shown: "banner", text: "offline happened.", cure: "Try again." },
  /** Source: §8 */
  "stay.min_nights": { id: "tooFew", status: 422, shown: "dialog", text: "At Tiny, {place} needs 2 nights, {unknown}.", cure: "Try again." },
  /** Source: §8 */
  "stay.not_found": { id: "missing", status: 404, shown: "dialog", text: "No {fewest} such stay", cure: "Try again." },
};`,
  );
});

test('codes, slots and data are typed, and what does not fit does not compile', async () => {
  const usage = `import { catalogue, type DataOf, type ErrorCode, type ErrorSlots, type WireCode } from './errors/catalogue';
export const told: ErrorSlots['stay.min_nights'] = { place: 'Banff' };
export const status = (code: WireCode): number => catalogue[code].status;
export const nights = (data: DataOf<'stay.min_nights'>): number => data.nights;
export const none: DataOf<'stay.not_found'> = undefined;
// @ts-expect-error a slot is missing
export const lacking: ErrorSlots['stay.min_nights'] = {};
// @ts-expect-error no such slot
export const mistyped: ErrorSlots['stay.min_nights'] = { place: 'Banff', plaice: 'Banff' };
// @ts-expect-error no such code
export const wrong: ErrorCode = 'stay.min_night';
// @ts-expect-error only the browser knows it
status('browser.offline');
`;
  expect(typeErrors(await written(new Map([...files, ['usage.ts', usage]])))).toBe('');
});

test('a text is filled with its slots, and what looks like a pattern is only text', async () => {
  const { catalogue: entries } = await loaded<{ catalogue: Readonly<Record<string, { readonly text: string }>> }>(
    await written(files),
    'errors/catalogue.ts',
  );
  const textOf = (code: string, slots: object): string => fillSlots(entries[code]?.text ?? '', { ...slots });
  expect(textOf('stay.min_nights', { place: "$& $' {fewest}" })).toBe("At Tiny, $& $' {fewest} needs 2 nights, {unknown}.");
  expect(textOf('stay.not_found', { fewest: 3 })).toBe('No 3 such stay');
  expect(['stay.not_found', 'toString'].map((code) => isKeyOf(entries, code))).toEqual([true, false]);
});
