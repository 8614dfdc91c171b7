// From the `app` of a spec to its model: every declaration read, every reference a name, everything in order.
import { inOrder, namesInOrder } from '../model/canonical';
import { diagnose } from '../diagnostics/diagnostics';
import { fill } from '../model/fill';
import type { Item, Model } from '../model/model';
import { furtherOutputs } from '../model/product-model';
import { type Hashes, hashesOf } from '../model/views';
import { type At, newReading, type ReadContext } from './at';
import { readCall } from './calls';
import { readChangelog } from './changelog';
import { collect, type Found } from './collect';
import { anyone } from '../model/lookup';
import { derive, routeFinder } from './derive';
import { type DeclaringWord, declaringWords, isPlain, isShape, kindOf } from './describe';
import {
  readConstant,
  readEntity,
  readError,
  readEvent,
  readJob,
  readKept,
  readNamedShape,
  readSetting,
  readTable,
  readTexts,
  readValues,
} from './facts';
import { behindOf, type FormBehind, readForm } from './forms';
import { readMail } from './mails';
import { aLanguage, aLine, aSource, aText, listOf, may, must, namedOf, oneWordOf, optionsOf } from './options';
import { readPages } from './page';
import { type Keys, readableLink } from './path';
import { aReferenceTo, aTableWith } from './refer';
import { readDerived, readGuard, readLifecycle, readRule, readStatus } from './rules';
import { type Around, guardsAround, readAround, readDestination, readMenu, readRedirect, readRoute } from './screens';
import { readStored } from './stored';

/** A spec as it was read: what the checks look at. */
export interface Read {
  readonly model: Model;
  readonly hashes: Hashes;
  readonly reading: ReadContext;
  /** Declarations that may be unread for now, by the reason. */
  readonly allowUnused: readonly (readonly [reason: string, names: readonly string[]])[];
  /** A form's inputs; names that fit nothing are not in the model. */
  readonly forms: readonly FormBehind[];
  /** The parameters that a call or route declares, whether its path has them or not. */
  readonly declaredParameters: ReadonlyMap<string, readonly string[]>;
  /** The keys of entities that could be meant by a path parameter of that name. */
  readonly keys: Keys;
}

const error = must(aReferenceTo('error'), '');
const productOptions = {
  source: must(aSource, ''),
  name: must(aLine, ''),
  language: may(aLanguage),
  titlePrefix: must(aText, ''),
  title: must(aLine, ''),
  description: must(aText, ''),
  slots: must(namedOf(aText), []),
  visitor: must(aReferenceTo('shape', 'entity'), ''),
  chrome: may(aReferenceTo('shape')),
  modes: may(aReferenceTo('values')),
  settledZones: may(aTableWith('zone', 'since', 'hours_ahead')),
  readers: may(namedOf(optionsOf({ guard: must(aReferenceTo('guard'), ''), because: must(aText, '') }))),
  currency: may(aText),
  exampleEmail: may(aText),
  contact: may(aText),
  emit: may(listOf(oneWordOf(...furtherOutputs))),
  defaultErrors: must(
    optionsOf({
      invalidInput: error,
      malformed: error,
      tooLarge: error,
      rateLimited: error,
      notFound: error,
      repeatedDifferently: error,
    }),
    { invalidInput: '', malformed: '', tooLarge: '', rateLimited: '', notFound: '', repeatedDifferently: '' },
  ),
  allowUnused: may(namedOf(listOf(aText))),
  extends: may(listOf(aText)),
  subjects: must((value) => (value === undefined ? undefined : true), true),
};

const keysOf = (found: readonly Found[]): Keys => {
  const keys = new Map<string, { id: string; key: string; fields: Readonly<Record<string, unknown>> }[]>();
  for (const { id, word, value } of found) {
    const { key, fields } = value;
    if (word !== 'entity' || typeof key !== 'string' || !isPlain(fields) || !isShape(fields[key])) continue;
    keys.set(key, [...(keys.get(key) ?? []), { id, key, fields }]);
  }
  return keys;
};

type Lists = Omit<Model, 'product' | 'pages'>;
const listNames: Readonly<Record<DeclaringWord, keyof Lists>> = {
  entity: 'entities',
  shape: 'shapes',
  values: 'values',
  table: 'tables',
  stored: 'stored',
  constant: 'constants',
  setting: 'settings',
  kept: 'kept',
  texts: 'texts',
  error: 'errors',
  rule: 'rules',
  derived: 'derived',
  guard: 'guards',
  status: 'statuses',
  lifecycle: 'lifecycles',
  call: 'calls',
  route: 'routes',
  destination: 'destinations',
  redirect: 'redirects',
  form: 'forms',
  menu: 'menus',
  event: 'events',
  mail: 'mails',
  job: 'jobs',
};

type Reader = (found: Found, at: At) => Item;
const readersWith = ({ keys, around }: { readonly keys: Keys; readonly around: Around }): Readonly<Record<DeclaringWord, Reader>> => ({
  entity: ({ value, subject }, at) => ({ ...readEntity(value, at), subject }),
  shape: ({ value, subject }, at) => ({ ...readNamedShape(value, at), subject }),
  values: ({ value }, at) => readValues(value, at),
  table: ({ value }, at) => readTable(value, at),
  stored: ({ value, subject }, at) => ({ ...readStored(value, at), subject }),
  constant: ({ value }, at) => readConstant(value, at),
  setting: ({ value }, at) => readSetting(value, at),
  kept: ({ value }, at) => readKept(value, at),
  texts: ({ value }, at) => readTexts(value, at),
  error: ({ value }, at) => readError(value, at),
  rule: ({ value, subject }, at) => ({ ...readRule(value, at), subject }),
  derived: ({ value, subject }, at) => ({ ...readDerived(value, at), subject }),
  guard: ({ value }, at) => readGuard(value, at),
  status: ({ value }, at) => readStatus(value, at),
  lifecycle: ({ value }, at) => readLifecycle(value, at),
  call: ({ value, subject }, at) => readCall(value, at, { subject, keys }),
  route: ({ value, subject }, at) => readRoute(value, at, { subject, keys, around }),
  destination: ({ value }, at) => readDestination(value, at),
  redirect: ({ value }, at) => readRedirect(value, at),
  form: ({ value, subject }, at) => readForm(value, at, subject),
  menu: ({ value }, at) => readMenu(value, at),
  event: ({ value }, at) => readEvent(value, at),
  mail: ({ value }, at) => readMail(value, at),
  job: ({ value }, at) => readJob(value, at),
});

const byId = (one: Item, other: Item): number => inOrder(one.id, other.id);

/** Things before what takes their fields over, so that a wrong shape is told where it stands. */
const inReadingOrder = (found: readonly Found[]): readonly Found[] =>
  found.toSorted((one, other) => declaringWords.indexOf(one.word) - declaringWords.indexOf(other.word));

const emptyLists = (): Record<keyof Lists, Item[]> =>
  Object.fromEntries(Object.values(listNames).map((list) => [list, []])) as unknown as Record<keyof Lists, Item[]>;

const declaredParametersOf = (found: readonly Found[]): ReadonlyMap<string, readonly string[]> =>
  new Map(found.flatMap(({ id, value }) => (isPlain(value['params']) ? [[id, Object.keys(value['params'])] as const] : [])));

/** Reads an app; what is wrong with it is in the reading's diagnostics, and reading goes on. */
export const readApp = async (app: unknown, specDir: string): Promise<Read | readonly ReturnType<typeof diagnose>[]> => {
  if (kindOf(app) !== 'app') return [diagnose('load/no-app', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {})];
  const reading = newReading(specDir);
  const at: At = { reading, id: 'app', word: 'product' };
  const found = collect((app as { readonly subjects?: unknown }).subjects, at);
  const keys = keysOf(found);
  const readers = readersWith({ keys, around: readAround(app, at) });
  const {
    subjects: _subjects,
    extends: _extended,
    allowUnused = [],
    slots = [],
    readers: people,
    ...product
  } = optionsOf({ ...productOptions, ...guardsAround(app) })(app, at) ?? {};
  const lists = emptyLists();
  for (const one of inReadingOrder(found)) lists[listNames[one.word]].push(readers[one.word](one, { reading, id: one.id, word: one.word }));
  const forms = lists.forms.flatMap(behindOf);
  lists.guards.push(anyone('source' in product ? product.source : ''));
  for (const list of Object.values(lists)) list.sort(byId);
  const { version, sinceOf } = readChangelog(reading);
  const calls = lists.calls.map((call) => ({ ...call, ...(sinceOf(call.id) && { since: sinceOf(call.id) }) }));
  const whole = {
    ...product,
    ...(version && { version }),
    ...(people && { readers: people.map(([name, it]) => ({ name, ...it })) }),
    slots: namesInOrder(slots),
  };
  const read = { product: whole, pages: [], ...lists, calls } as unknown as Model;
  const sources = new Map(read.routes.map((route) => [route.id, route.source]));
  const find = routeFinder(read.routes);
  const fillText = fill(read);
  const pages = await readPages(reading, (id) => sources.get(id) ?? '', {
    lead: (href) => find(fillText(readableLink(href)))?.id,
    fill: fillText,
  });
  const model = derive({ ...read, pages: pages.toSorted(byId) });
  return { model, hashes: hashesOf(model), allowUnused, reading, forms, declaredParameters: declaredParametersOf(found), keys };
};
