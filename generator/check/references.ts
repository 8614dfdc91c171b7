// Names that other programs give a meaning: browsers, servers, operators and the zone database. One that they do not know does nothing.
import type { Spot } from '../diagnostics/diagnostics';
import { nearest } from '../diagnostics/suggest';
import { email } from '../runtime/model/patterns';
import type { Field, Shape } from '../model/shape-model';
import { at, type CheckContext, named } from './context';
import { autocompletes, currencies, isZone, mediaTypes, zones } from './known-names';

interface Named {
  readonly name: string;
  readonly what: string;
  readonly wanted: string;
  readonly among?: Iterable<string>;
}
const tell = (context: CheckContext, spot: Spot, { name, what, wanted, among = [] }: Named): void =>
  context.report(spot, 'reference/unknown-name', { name, what, wanted, didYouMean: nearest(name, among) });

const checkMedia = (context: CheckContext, spot: Spot, type: string): void => {
  // a type of its own that is near no other is the author's to know
  const isKnown = mediaTypes.has(type) || (/^[a-z]+\/[\w.+-]+$/.test(type) && nearest(type, mediaTypes) === undefined);
  if (!isKnown) tell(context, spot, { name: type, what: 'media type', wanted: 'One such as image/jpeg or text/csv', among: mediaTypes });
};

/** The files in fields, each with its place. */
const filesIn = (fields: readonly Field[]): readonly { readonly name: string; readonly types: readonly string[] }[] =>
  fields.flatMap(({ name, shape }) => {
    const file: Shape = shape.type === 'list' ? shape.of : shape;
    return file.type === 'file' ? [{ name, types: file.types }] : [];
  });

const checkCalls = (context: CheckContext): void => {
  for (const { id, content, input } of context.model.calls) {
    if (content !== undefined) checkMedia(context, at('call', id, 'content'), content);
    for (const { name, types } of filesIn(input))
      for (const [index, type] of types.entries()) checkMedia(context, at('call', id, 'input', name, 'types', index), type);
  }
};

const checkForms = (context: CheckContext): void => {
  for (const { id, fields } of context.model.forms)
    for (const { name, shape, autocomplete } of fields) {
      if (autocomplete === undefined) continue;
      const spot = at('form', id, 'fields', name, 'autocomplete');
      const [token = ''] = autocomplete.split(' ').toReversed();
      const isSecret = shape.type === 'text' && shape.typed === 'password';
      if (!autocompletes.has(token))
        tell(context, spot, { name: token, what: 'value of `autocomplete`', wanted: 'One of HTML’s, such as email', among: autocompletes });
      else if (token !== 'off' && token !== 'one-time-code' && isSecret !== token.endsWith('-password'))
        context.report(spot, 'form/autocomplete-misfit', { field: name, token, is: isSecret ? 'a password' : 'no password' });
    }
};

/** Names that have to be written in one way, whoever reads them. */
const spelling: Readonly<Record<string, { readonly pattern: RegExp; readonly what: string; readonly wanted: string }>> = {
  variable: {
    pattern: /^[A-Z][A-Z0-9_]*$/,
    what: 'name of a variable',
    wanted: 'Capital letters, digits and underscores, such as MAP_STYLE_URL',
  },
  cookie: { pattern: /^[\w!#$%&'*+.^`|~-]+$/, what: 'name of a cookie', wanted: 'Letters, digits, hyphens and underscores' },
  key: { pattern: /^\S+$/, what: 'name of a kept value', wanted: 'One word, such as session_token' },
  screen: { pattern: /^[A-Z][A-Za-z0-9]*$/, what: 'name of a component', wanted: 'One word that begins with a capital letter' },
  action: { pattern: /^[A-Za-z]\w*$/, what: 'name of an action', wanted: 'Letters, digits and underscores, such as log_out' },
  event: { pattern: /^[A-Za-z][\w.-]*$/, what: 'name of an event', wanted: 'Letters, digits and underscores, such as page_visit' },
  email: { pattern: email, what: 'email address', wanted: 'One such as jo@example.org' },
};
const spelt = (context: CheckContext, spot: Spot, { name, kind }: { readonly name: string; readonly kind: string }): void => {
  const it = spelling[kind];
  if (it !== undefined && !it.pattern.test(name)) tell(context, spot, { name, what: it.what, wanted: it.wanted });
};

// a slot stands for a word, which is judged where it is declared
const slot = /\{(\w+)\}/g;
const checkSpelling = (context: CheckContext): void => {
  const { settings, kept, routes, menus, events, product } = context.model;
  for (const { id, variable } of settings) spelt(context, at('setting', id, 'variable'), { name: variable, kind: 'variable' });
  for (const { id, where, name } of kept)
    spelt(context, at('kept', id, 'name'), { name: name.replaceAll(slot, '$1'), kind: where === 'cookie' ? 'cookie' : 'key' });
  for (const { id, screen } of routes) spelt(context, at('route', id, 'screen'), { name: screen, kind: 'screen' });
  for (const { id, name } of events) spelt(context, at('event', id, 'name'), { name: name, kind: 'event' });
  for (const { id, items } of menus)
    for (const [index, { does }] of items.entries())
      if (does !== undefined) spelt(context, at('menu', id, 'items', index, 'does'), { name: does, kind: 'action' });
  for (const field of ['exampleEmail', 'contact'] as const) {
    const { [field]: name } = product;
    if (name !== undefined) spelt(context, at('product', 'app', field), { name, kind: 'email' });
  }
};

interface Kind extends Pick<Named, 'what' | 'wanted'> {
  readonly known: ReadonlySet<string>;
  /** Names beside those that are listed. */
  readonly isKnown?: (name: string) => boolean;
}
/** A list most of whose names are of a kind holds no other. */
const checkKind = (context: CheckContext, { known, isKnown = () => false, what, wanted }: Kind): void => {
  for (const { id, items } of context.model.values) {
    const others = items.filter(({ value }) => !known.has(value));
    if (others.length * 2 >= items.length) continue;
    for (const { value } of others)
      if (!isKnown(value)) tell(context, named(at('values', id, 'items', value)), { name: value, what, wanted, among: known });
  }
};

const aZone = { what: 'time zone', wanted: 'One of the zone database, such as Europe/Paris' };
const checkZones = (context: CheckContext): void => {
  const { settledZones } = context.model.product;
  const rows = context.model.tables.find(({ id }) => id === settledZones)?.rows ?? [];
  for (const [index, { zone }] of rows.entries())
    if (typeof zone === 'string' && !isZone(zone))
      tell(context, at('table', settledZones ?? '', 'rows', index, 'zone'), {
        name: zone,
        ...aZone,
        among: zones(),
      });
};

export const checkReferences = (context: CheckContext): void => {
  checkCalls(context);
  checkForms(context);
  checkSpelling(context);
  checkZones(context);
  checkKind(context, { known: currencies(), what: 'currency', wanted: 'Three letters of ISO 4217, such as EUR' });
  checkKind(context, { known: zones(), isKnown: isZone, ...aZone });
};
