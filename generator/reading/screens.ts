// Reads what people see: routes, destinations, redirects and menus.
import type { ChromeModel, DestinationModel, MenuModel, RedirectModel, RouteModel } from '../model/model';
import { type At, report, into } from './at';
import { isPlain, kindOf } from './describe';
import { aFlag, aScalar, aSource, aLine, aText, listOf, may, must, oneWordOf, optionsOf, type Read, wrong } from './options';
import { type Keys, parametersOf, segmentsOf } from './path';
import { aKnownValue, aReferenceTo, aWay, mustBeGuarded } from './refer';
import { readFields } from './shape';
import { aCondition, aTerm } from './term';
import { factsOf } from './word-options';

const source = must(aSource, '');
const says = must(aText, '');

const aMarkdown: Read<string> = (value, at) => {
  const file = kindOf(value) === 'markdown' ? (value as { readonly file: unknown }).file : undefined;
  if (typeof file !== 'string') return wrong("a long text: markdown('pages/….md')", value, at);
  if (!at.reading.texts.has(file)) at.reading.texts.set(file, into(at, 'file'));
  return file;
};
const aCallOrForm = aReferenceTo('call', 'form');
const aUse: Read<{ readonly kind: 'call' | 'form'; readonly id: string }> = (value, at) => {
  const id = aCallOrForm(value, at);
  return id === undefined ? undefined : { kind: kindOf(value) === 'form' ? 'form' : 'call', id };
};
const pageOptions = {
  path: must(aText, '/'),
  source,
  screen: must(aText, ''),
  title: must(aLine, ''),
  description: may(aText),
  guard: mustBeGuarded,
  params: must(readFields, []),
  query: must(readFields, []),
  text: may(aMarkdown),
  uses: must(listOf(aUse), []),
  forSome: must(listOf(aUse), []),
  indexed: must(aFlag, false),
};
const itemsOf = (values: unknown): readonly string[] => (isPlain(values) && isPlain(values['items']) ? Object.keys(values['items']) : []);
const readerOf = (schema: unknown): Read<string | number | boolean> => {
  const { word, of } = factsOf(schema);
  if (word === 'flag') return aFlag;
  return word === 'oneOf' ? oneWordOf(...itemsOf(of)) : aScalar;
};

/** The product's declarations around its pages: the defaults, and a reader of a page's own. */
export interface Around {
  readonly usual: Pick<RouteModel, 'chrome' | 'mode'>;
  readonly aPage: Read<Partial<RouteModel> & { readonly forSome?: RouteModel['uses'] }>;
}

/** Reads what may surround a page. A part that has no default is not there. */
export const readAround = (app: unknown, at: At): Around => {
  const { chrome: shape, modes } = isPlain(app) ? app : {};
  const schemas = isPlain(shape) && isPlain(shape['fields']) ? shape['fields'] : {};
  const fields = readFields(schemas, into(into(at, 'chrome'), 'fields')) ?? [];
  const chrome = Object.fromEntries(fields.map((field) => [field.name, field.default ?? false])) as ChromeModel;
  const some = optionsOf(Object.fromEntries(fields.map(({ name }) => [name, may(readerOf(schemas[name]))])));
  const aChrome: Read<ChromeModel> = (value, from) => ({ ...chrome, ...(some(value, from) as ChromeModel) });
  const [mode] = itemsOf(modes);
  return {
    usual: { chrome, ...(mode === undefined ? {} : { mode }) },
    aPage: optionsOf({ ...pageOptions, chrome: may(aChrome), signedInChrome: may(aChrome), mode: may(oneWordOf(...itemsOf(modes))) }),
  };
};

const guardsBy = (names: readonly string[]) => may(optionsOf(Object.fromEntries(names.map((name) => [name, may(aReferenceTo('guard'))]))));
/** The readers of the people whom each mode, and each part of the chrome, is for. */
export const guardsAround = (app: unknown) => {
  const { chrome, modes } = isPlain(app) ? app : {};
  const parts = isPlain(chrome) && isPlain(chrome['fields']) ? Object.keys(chrome['fields']) : [];
  return { modeGuards: guardsBy(itemsOf(modes)), chromeGuards: guardsBy(parts) };
};

interface Beside {
  readonly subject: string;
  readonly keys: Keys;
  readonly around: Around;
}
export const readRoute = (value: unknown, at: At, { subject, keys, around }: Beside): RouteModel => {
  const read = around.aPage(value, at);
  const params = parametersOf(segmentsOf(read?.path ?? '/', 'route'), (value as { readonly params?: unknown }).params, { at, keys });
  const { forSome = [], ...page } = read ?? {};
  const uses = [...(page.uses ?? []), ...forSome.map((use) => ({ ...use, forSome: true as const }))];
  return { id: at.id, subject, ...around.usual, ...page, params, uses } as RouteModel;
};

const aRoute = aReferenceTo('route');
const destinationOptions = optionsOf({
  source,
  says,
  cases: must(listOf(optionsOf({ when: must(aCondition, { kind: 'all', of: [] }), to: must(aRoute, '') })), []),
  otherwise: must(aRoute, ''),
});
export const readDestination = (value: unknown, at: At): DestinationModel =>
  ({ id: at.id, ...destinationOptions(value, at) }) as DestinationModel;

const nowhere = { kind: 'route', id: '' } as const;
const redirectOptions = optionsOf({
  source,
  refused: may(aReferenceTo('guard')),
  visiting: may(listOf(aRoute)),
  when: may(aCondition),
  to: must(aWay, nowhere),
  carries: may(aText),
});
export const readRedirect = (value: unknown, at: At): RedirectModel => ({ id: at.id, ...redirectOptions(value, at) }) as RedirectModel;

const itemOptions = optionsOf({
  label: must(aLine, ''),
  when: may(aCondition),
  to: may(aWay),
  outside: may(aKnownValue),
  does: may(aText),
  carries: may(aText),
  as: may(oneWordOf('link', 'button', 'main button', 'icon')),
  hint: may(aLine),
  counts: may(aTerm),
});
const anItem: Read<MenuModel['items'][number]> = (value, at) => {
  const read = itemOptions(value, at);
  if (read === undefined) return undefined;
  const ways = ['to', 'outside', 'does'].filter((way) => way in (value as object)).length;
  if (ways !== 1) report(at, 'menu/item-way', { label: `“${read.label}”`, count: ways });
  return { as: 'link', ...read };
};
const menuOptions = optionsOf({ source, title: must(aLine, ''), says, items: must(listOf(anItem), []) });
export const readMenu = (value: unknown, at: At): MenuModel => ({ id: at.id, ...menuOptions(value, at) }) as MenuModel;
