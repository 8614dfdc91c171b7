// The changes in the spec since a git revision or another spec.json, in plain words.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { breaksOf } from './breaking';
import type { Reporter } from './generate';
import type { Config } from '../disk/config';
import type { CallModel, Item, Model } from '../model/model';
import { modelOf } from '../model/spec-file';
import { loadModel } from './read';
import { storedDiff } from './stored-diff';
import { showDiagnostics } from '../diagnostics/show';
import { valueInWords } from './words';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const names = ['id', 'name', 'value', 'code', 'label', 'title'] as const;
/** The property by which the entries of a list are told apart, if they have one. */
const nameOf = (list: readonly unknown[]): string | undefined =>
  names.find((name) => list.every((entry) => isObject(entry) && typeof entry[name] === 'string'));

const keyed = (list: readonly unknown[], name: string): Json =>
  Object.fromEntries(list.map((entry) => [String((entry as Json)[name]), entry]));

const ofLists = (before: readonly unknown[], after: readonly unknown[], at: string): readonly string[] => {
  const name = nameOf([...before, ...after]);
  if (name !== undefined) {
    const [old, now] = [keyed(before, name), keyed(after, name)];
    const order = (list: Json, among: Json) =>
      Object.keys(list)
        .filter((key) => key in among)
        .join('\n');
    const moved = order(old, now) === order(now, old) ? [] : [`${at}: the order changed`];
    return [...ofObjects(old, now, at), ...moved];
  }
  if ([...before, ...after].every((entry) => !isObject(entry) && !Array.isArray(entry))) {
    const gone = before.filter((entry) => !after.includes(entry)).map((entry) => `${at}: ${valueInWords(entry)} is gone`);
    const came = after.filter((entry) => !before.includes(entry)).map((entry) => `${at}: ${valueInWords(entry)} is new`);
    const both = [...gone, ...came];
    return both.length > 0 ? both : [`${at}: the order changed`];
  }
  return ofObjects(Object.fromEntries(before.entries()), Object.fromEntries(after.entries()), at);
};

const ofObjects = (before: Json, after: Json, at: string): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const path = at === '' ? key : `${at}.${key}`;
    if (!(key in before)) return [`${path} is new: ${valueInWords(after[key])}`];
    return key in after ? changes(before[key], after[key], path) : [`${path} is gone, it was ${valueInWords(before[key])}`];
  });

/** How two values of a model differ, one line a difference. */
const changes = (before: unknown, after: unknown, at: string): readonly string[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, at);
  if (isObject(before) && isObject(after)) return ofObjects(before, after, at);
  return [`${at} was ${valueInWords(before)}, is ${valueInWords(after)}`];
};

interface Models {
  readonly before: Model;
  readonly after: Model;
}
type Kind = Exclude<keyof Model, 'product'>;

const asKnown = (kind: Kind, item: Item): string => {
  if (kind === 'calls') return `${item.id} (${(item as CallModel).method} ${(item as CallModel).path})`;
  return 'path' in item ? `${item.id} (${String(item.path)})` : item.id;
};

const ofKind = (kind: Kind, { before, after }: Models): readonly string[] => {
  const [old, now] = [before[kind] ?? [], after[kind] ?? []] as [readonly Item[], readonly Item[]];
  const [oldById, nowById] = [old, now].map((items) => new Map(items.map((item) => [item.id, item]))) as [
    Map<string, Item>,
    Map<string, Item>,
  ];
  const breaking = (lines: readonly string[]) => lines.map((line) => `      BREAKS: ${line}`);
  const removed = old
    .filter(({ id }) => !nowById.has(id))
    .flatMap((item) => {
      return [`  - ${asKnown(kind, item)}`, ...breaking(kind === 'calls' ? ['it is gone'] : [])];
    });
  const added = now.filter(({ id }) => !oldById.has(id)).map((item) => `  + ${asKnown(kind, item)}`);
  const changed = now.flatMap((item) => {
    const was = oldById.get(item.id);
    if (was === undefined) return [];
    const lines = changes(was, item, '').map((line) => `      ${line}`);
    const breaks = kind === 'calls' ? breaking(breaksOf(was as CallModel, item as CallModel, { before, after })) : [];
    return lines.length + breaks.length > 0 ? [`  ~ ${asKnown(kind, item)}`, ...lines, ...breaks] : [];
  });
  const all = [...removed, ...added, ...changed];
  return all.length > 0 ? ['', kind, ...all] : [];
};

/** The differences of two models, one line each. */
export const describeDiff = (before: Model, after: Model): readonly string[] => {
  const kinds = Object.keys(after).filter((key): key is Kind => key !== 'stored' && Array.isArray(after[key as Kind]));
  const product = changes(before.product, after.product, '').map((line) => `      ${line}`);
  const declared = kinds.flatMap((kind) => ofKind(kind, { before, after }));
  return [...(product.length > 0 ? ['', 'product', ...product] : []), ...declared, ...storedDiff({ before, after })];
};

const olderText = (subject: string, config: Config): string => {
  if (existsSync(resolve(subject))) return readFileSync(resolve(subject), 'utf8');
  const path = relative(config.root, join(config.out, 'spec.json')).split(sep).join('/');
  return execFileSync('git', ['show', `${subject}:./${path}`], {
    cwd: config.root,
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const olderModel = (subject: string, config: Config): Model | undefined => {
  try {
    return modelOf(olderText(subject, config));
  } catch {
    return undefined;
  }
};

/** Says what changed since then; the exit code. */
export const reportDiff = async (subject: string, config: Config, reporter: Reporter): Promise<number> => {
  const before = olderModel(subject, config);
  if (before === undefined) {
    reporter.error(`${subject} is neither a spec.json nor a git revision that holds one. Cure: name a file, or a revision such as HEAD~1.`);
    return 1;
  }
  const { model, diagnostics } = await loadModel(config.spec);
  if (model === undefined) {
    reporter.error(await showDiagnostics(diagnostics, config.spec));
    return 1;
  }
  const lines = describeDiff(before, model);
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  const breaks = count('      BREAKS');
  const sum = `${count('  + ')} added, ${count('  - ')} removed, ${count('  ~ ')} changed; ${breaks === 0 ? 'no call breaks' : `${breaks} breaking for calls`}`;
  reporter.info(lines.length === 0 ? `Nothing changed in the spec since ${subject}.` : `Since ${subject}: ${sum}\n${lines.join('\n')}`);
  return 0;
};
