// Reference lists, tables of facts, constants and settings: what a value more or less means to whoever carries it.
import type { Json } from '../model/shape-model';
import { shorten, valueInWords } from '../model/words';
import { carriersOf, screensWith } from './carried';
import { differences } from './shapes';
import { few, type Of, paired, rewritten, type Said, said, same, screenOf, type Versions, when } from './change';

type Values = Of<'values'>;
type Entry = Values['items'][number];

const migrationOf = (columns: readonly string[]): string => `${(columns[0] ?? '').replace('.', '-').replaceAll('_', '-')}-values`;

const ofEntries = (was: Values, now: Values, versions: Versions): readonly Said[] => {
  const { gone, came } = paired(was.items, now.items, ({ value }) => value);
  const names = (entries: readonly Entry[]): string => few(entries.map(({ value, label }) => `${value} “${label}”`));
  const [kept, asked] = [carriersOf(now.id, 'closed', versions), carriersOf(now.id, 'asked', versions)];
  const answered = carriersOf(now.id, 'answered', versions);
  const migration = kept.length > 0 && { migration: migrationOf(kept) };
  const widened = [
    ...(answered.length > 0 ? [`an older client has no word for it, which is mild (answered by ${few(answered)})`] : []),
    ...(kept.length > 0 ? [`the database refuses it in ${few(kept)} until its check is widened`] : []),
  ];
  const narrowed = [
    ...(asked.length > 0 ? [`an older client's request may be refused (${few(asked)})`] : []),
    ...(kept.length > 0 ? [`rows of ${few(kept)} may still hold it`] : []),
  ];
  const reasons = (all: readonly string[]): string => (all.length === 0 ? '' : `: ${all.join('; ')}`);
  return [
    ...when(
      came.length > 0,
      widened.length > 0 ? 'breaking' : 'visible',
      `${names(came)} ${came.length === 1 ? 'is' : 'are'} new${reasons(widened)}.`,
    ),
    ...when(
      gone.length > 0,
      narrowed.length > 0 ? 'breaking' : 'visible',
      `${names(gone)} ${gone.length === 1 ? 'is' : 'are'} gone${reasons(narrowed)}.`,
    ),
  ].map((it) => ({ ...it, ...migration }));
};

const factsOf = (was: Entry, now: Entry): readonly Said[] => {
  const names = [...new Set([...Object.keys(was.facts), ...Object.keys(now.facts)])];
  return names
    .filter((name) => was.facts[name] !== now.facts[name])
    .map((name) =>
      said('visible', `${name} of ${now.value} is ${valueInWords(now.facts[name])}, and was ${valueInWords(was.facts[name])}.`),
    );
};

export const ofValues = (was: Values, now: Values, versions: Versions): readonly Said[] => {
  const screens = screensWith(carriersOf(now.id, 'forms', versions), versions);
  const seen = screens.length > 0 ? ` (seen at ${few(screens)})` : '';
  const { both } = paired(was.items, now.items, ({ value }) => value);
  const order = (items: readonly Entry[]): readonly string[] =>
    items.map(({ value }) => value).filter((value) => both.some(([{ value: it }]) => it === value));
  return [
    ...ofEntries(was, now, versions),
    ...both.flatMap(([old, next]) => [
      ...when(old.label !== next.label, 'visible', `“${old.label}” is called “${next.label}” now${seen}.`),
      ...when(old.says !== next.says, 'visible', `${next.value}: ${rewritten(old.says ?? '', next.says ?? '')}${seen}.`),
      ...factsOf(old, next),
    ]),
    ...when(!same(order(was.items), order(now.items)), 'visible', `its entries stand in another order${seen}.`),
  ];
};

type Row = Of<'tables'>['rows'][number];
/** A row by the words that stand first in it. */
const nameOf = (row: Row): string => {
  const words = Object.values(row).filter((value) => typeof value === 'string');
  return shorten(words.length > 0 ? words.slice(0, 2).join(' ') : JSON.stringify(row));
};
const inRow = (was: Row, now: Row): readonly string[] => {
  const cell = (value: Json | undefined): string => (value === undefined ? 'nothing' : valueInWords(value));
  return [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .filter((column) => !same(was[column], now[column]))
    .map((column) => `${column} is ${cell(now[column])}, and was ${cell(was[column])}`);
};

export const ofTable = (was: Of<'tables'>, now: Of<'tables'>): readonly Said[] => {
  const { gone, came } = paired(was.rows, now.rows, (row) => JSON.stringify(row));
  if (was.rows.length === now.rows.length && gone.length === came.length)
    return was.rows.flatMap((row, at) => {
      const next = now.rows[at];
      return next === undefined || same(row, next) ? [] : [said('visible', `the row ${nameOf(next)}: ${inRow(row, next).join(', ')}.`)];
    });
  return [
    ...when(came.length > 0, 'visible', `${came.length === 1 ? 'a row is' : `${came.length} rows are`} new: ${few(came.map(nameOf))}.`),
    ...when(gone.length > 0, 'visible', `${gone.length === 1 ? 'a row is' : `${gone.length} rows are`} gone: ${few(gone.map(nameOf))}.`),
  ];
};

/** Where a constant is told, and what goes by it. */
const readersOf = (id: string, { after }: Versions): string => {
  const mentions = (item: unknown): boolean => {
    const text = JSON.stringify(item);
    return text.includes(`{${id}}`) || text.includes(`"kind":"constant","id":"${id}"`);
  };
  const pages = after.pages.filter(mentions).map((page) => page.id);
  const screens = after.routes.filter((route) => mentions(route) || pages.includes(route.text ?? '')).map(screenOf);
  const [told, asked] = [after.texts.filter(mentions), [...after.rules, ...after.guards, ...after.lifecycles].filter(mentions)];
  const parts = [
    ...(screens.length > 0 ? [`told at ${few(screens)}`] : []),
    ...(told.length > 0 ? [`told in ${few(told.map((it) => it.id))}`] : []),
    ...(asked.length > 0 ? [`${few(asked.map((it) => it.id))} ${asked.length === 1 ? 'goes' : 'go'} by it`] : []),
  ];
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`;
};

export const ofConstant = (was: Of<'constants'>, now: Of<'constants'>, versions: Versions): readonly Said[] => {
  const unit = now.unit === undefined ? '' : ` ${now.unit}`;
  return when(
    !same([was.value, was.unit], [now.value, now.unit]),
    'visible',
    `it is ${String(now.value)}${unit}, and was ${String(was.value)}${was.unit === now.unit ? '' : ` ${was.unit}`}${readersOf(now.id, versions)}.`,
  );
};

export const ofSetting = (was: Of<'settings'>, now: Of<'settings'>, versions: Versions): readonly Said[] => [
  ...when(was.variable !== now.variable, 'breaking', `the environment has to name it ${now.variable}: ${was.variable} is read no more.`),
  ...differences(was.holds, now.holds, { at: [], versions }).map(({ says, asking }) => said(asking ? 'breaking' : 'silent', `it ${says}.`)),
  ...when(was.serverOnly === true && now.serverOnly !== true, 'security', 'it was the server’s alone, and every page is told it.'),
  ...when(
    was.default !== now.default,
    'silent',
    `it is ${valueInWords(now.default)} where it is not set, and was ${valueInWords(was.default)}.`,
  ),
];
