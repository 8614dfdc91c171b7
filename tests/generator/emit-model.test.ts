// The emitted entities, reference lists, tables, constants, settings and stored values.
import { expect, test } from 'vitest';
import { printed } from '../../generator/print/printer';
import { emitModel } from '../../generator/emit/model';
import type { Model } from '../../generator/model/model';
import { caseModel, field, text, whole } from '../support/a-call';
import { aModel } from '../support/a-model';
import { loaded, typeErrors, written } from '../support/emitted';

const date = { type: 'text', format: 'date' } as const;
const model: Model = aModel({
  entities: [
    {
      id: 'Stay',
      source: '§3 Stay',
      called: 'stay',
      says: 'Some nights',
      key: 'stay_id',
      fields: [
        field('stay_id', { ...text, format: 'uuid' }),
        field('checkin', { ...date, says: 'The first night' }),
        field('status', { type: 'oneOf', values: 'StayStatus', nullable: true }),
        field('guests', whole, { default: 1 }),
        field('email', { ...text, format: 'email', private: true }, { optional: true }),
      ],
    },
  ],
  values: [
    {
      id: 'StayStatus',
      source: '§4',
      says: 'Where a stay is',
      items: [
        { value: 'open', label: 'Open at {product}', says: 'Waits', facts: { hours: 24 } },
        { value: 'over-now', label: 'Over', facts: {} },
      ],
    },
  ],
  tables: [
    {
      id: 'rates',
      source: 'decision: law',
      says: 'Rates',
      columns: [field('from', date), field('rate', { type: 'number', integer: false })],
      rows: [{ from: '2026-04-01', rate: 0.06 }],
    },
  ],
  constants: [{ id: 'windowDays', source: '§9', value: 14, unit: 'days', says: 'How long reviews are open' }],
  settings: [
    { id: 'searchEnabled', source: '§1', variable: 'SEARCH', holds: { type: 'flag' }, default: true, says: 'Whether search is on' },
  ],
  kept: [
    {
      id: 'seen',
      source: '§3',
      where: 'cookie',
      name: '{product}_seen',
      says: 'What was seen',
      holds: { type: 'list', of: date },
      lasts: { kind: 'duration', unit: 'days', amount: { kind: 'constant', id: 'windowDays' } },
    },
  ],
  events: [
    {
      id: 'pageSeen',
      source: '§1',
      name: 'page_seen',
      says: 'A page was seen',
      when: 'on every page',
      timeoutMs: 2000,
      fields: [field('path', { type: 'text', pattern: '.+/.+', max: 9 }), field('value', { ...whole, min: 0 }, { optional: true })],
    },
  ],
});
const files = printed(emitModel(model));
const body = (path: string): string => files.get(path)?.split('\n\n').slice(1).join('\n\n') ?? '';

test('an entity becomes an interface, and one more that tells what may be left out on the way in', () => {
  expect(body('model/entities.ts')).toContain(`/** Some nights. Source: §3 Stay. */
export interface Stay {
  readonly stay_id: string;
  /** The first night */
  readonly checkin: PlainDate;
  readonly status: StayStatus | null;
  readonly guests: number;
  /** Private: in no answer that anyone may read. */
  readonly email?: string | undefined;
}

/** Stay as it is sent: what has a default may be left out. */
export interface StayInput extends Omit<Stay, "guests"> {
  readonly guests?: number | undefined;
}`);
});

test('a reference list keeps its order, and every item has every fact', () => {
  expect(body('model/values.ts')).toContain('export { StayStatus } from "./values/StayStatus";');
  expect(body('model/values/StayStatus.ts')).toBe(`/** Where a stay is. Source: §4. */
export const StayStatus = {
  open: { label: "Open at Tiny", says: "Waits", hours: 24 },
  "over-now": { label: "Over", says: undefined, hours: undefined },
} as const;

export type StayStatus = keyof typeof StayStatus;
`);
});

test('rows are typed, constants say their unit and source', () => {
  expect(body('model/tables.ts')).toContain('{ from: "2026-04-01" as PlainDate, rate: 0.06 },');
  expect(body('model/constants.ts')).toBe(`/** How long reviews are open. In days. Source: §9. */
export const windowDays = 14;
`);
});

test('a file without a declaration is not written', () => {
  expect([...emitModel(aModel({ shapes: [] })).keys()].filter((path) => /values|tables|constants|entities/.test(path))).toEqual([]);
});

test('kept things and events are data that a value can be held against', async () => {
  const folder = await written(files);
  expect(typeErrors(folder)).toBe('');
  const { fits } = await loaded<{ fits: (schema: unknown, value: unknown) => boolean }>(folder, 'model/fits.ts');
  const kept = await loaded<Record<string, { schema: unknown }>>(folder, 'model/kept.ts');
  const { events } = await loaded<{ events: Record<string, { schema: unknown }> }>(folder, 'model/events.ts');
  expect(kept['seen']).toMatchObject({ where: 'cookie', name: 'Tiny_seen', seconds: 14 * 86_400 });
  const fitsSeen = (value: unknown): boolean => fits(kept['seen']?.schema, value);
  expect([['2026-02-28'], [], ['2026-02-30'], 'x', [1], null].map(fitsSeen)).toEqual([true, true, false, false, false, false]);
  const fitsPage = (value: unknown): boolean => fits(events['pageSeen']?.schema, value);
  expect([{ path: 'a/b' }, { path: 'a/b', value: 0 }].map(fitsPage)).toEqual([true, true]);
  const wrong = [
    {},
    { path: 'ab' },
    { path: 'a/bcdefghij' },
    { path: 'a/b', value: -1 },
    { path: 'a/b', value: 0.5 },
    { path: 'a/b', more: 1 },
  ];
  expect(wrong.map(fitsPage)).toEqual(wrong.map(() => false));
});

test('the keys of a list and the forms of dates can be asked for', async () => {
  const folder = await written(files);
  const { keysOf, isKeyOf } = await loaded<{ keysOf: (of: object) => string[]; isKeyOf: (of: object, key: string) => boolean }>(
    folder,
    'model/keys.ts',
  );
  const { StayStatus } = await loaded<{ StayStatus: object }>(folder, 'model/values.ts');
  expect(keysOf(StayStatus)).toEqual(['open', 'over-now']);
  expect(['open', 'toString'].map((name) => isKeyOf(StayStatus, name))).toEqual([true, false]);
  const wire = await loaded<Record<string, (value: string) => boolean>>(folder, 'model/wire.ts');
  expect(['2024-02-29', '2023-02-29', '24-02-29'].map((it) => wire['isPlainDate']?.(it))).toEqual([true, false, false]);
  expect(['2024-02-29T10:00Z', '2024-02-29T10:00', '2024-02-30T10:00Z'].map((it) => wire['isInstant']?.(it))).toEqual([true, false, false]);
  expect(['16:00', '24:00', '7:00'].map((it) => wire['isClock']?.(it))).toEqual([true, false, false]);
});

test('the order of declarations moves nothing', async () => {
  const whole = await caseModel('every-word');
  const turned = Object.fromEntries(
    Object.entries(whole).map(([kind, items]) => [kind, Array.isArray(items) ? items.toReversed() : items]),
  );
  expect([...emitModel(turned as unknown as Model)]).toEqual([...emitModel(whole)]);
});
