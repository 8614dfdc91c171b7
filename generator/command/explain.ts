// `explain`: what a declaration is and where it stands, or what a diagnostic's code means.
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { catalogue, type Declared } from '../diagnostics/diagnostics';
import type { Reporter } from './generate';
import type { Config } from '../disk/config';
import { lookupOf } from '../model/lookup';
import type { Item, Model } from '../model/model';
import { describe } from './describe';
import { loadModel } from './read';
import { showDiagnostics } from '../diagnostics/show';
import { nearest } from '../diagnostics/suggest';

type Kind = Exclude<keyof Model, 'product'>;
interface Found {
  readonly kind: Kind;
  readonly item: Item;
}

const kindsOf = (model: Model): readonly Kind[] => (Object.keys(model) as (keyof Model)[]).filter((key): key is Kind => key !== 'product');

/** Every name under which a declaration is known. */
const namesOf = (kind: Kind, item: Item): readonly string[] => {
  const it: Item & {
    readonly code?: string;
    readonly variable?: string;
    readonly name?: string;
    readonly path?: string;
    readonly method?: string;
  } = item;
  const path = it.path === undefined ? [] : [kind === 'calls' ? `${it.method} ${it.path}` : it.path];
  return [it.id, it.code, it.variable, it.name, ...path].filter((name) => name !== undefined);
};

const everything = (model: Model): readonly Found[] =>
  kindsOf(model).flatMap((kind) => (model[kind] as readonly Item[]).map((item) => ({ kind, item })));

const placeOf = (id: string, files: readonly string[]): string | undefined => {
  for (const file of files.map((name) => resolve(name)).filter((name) => !name.includes('node_modules') && existsSync(name))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line) => new RegExp(`^export const ${id}\\b`, 'u').test(line));
    if (at >= 0) return `${relative(process.cwd(), file)}:${at + 1}:${'export const '.length + 1}`;
  }
  return undefined;
};

const explainCode = (code: string, it: Declared): string =>
  [
    `${code} is ${it.severity === 'error' ? 'an error' : 'a warning'} of the generator: ${it.message}`,
    `  cause: ${it.cause}`,
    `  cure: ${it.cure}`,
  ].join('\n');

const speaksOf = (id: string, all: readonly Found[]): readonly string[] =>
  all
    .filter(({ item }) => item.id !== id && JSON.stringify(item).includes(JSON.stringify(id)))
    .map(({ kind, item }) => `    ${item.id} (${kind})`);

/** Says what a name means; the exit code. */
export const explain = async (name: string, config: Config, reporter: Reporter): Promise<number> => {
  const declared: { readonly [code: string]: Declared } = catalogue;
  const diagnostic = declared[name];
  if (diagnostic !== undefined) {
    reporter.info(explainCode(name, diagnostic));
    return 0;
  }
  const { model, diagnostics, files } = await loadModel(config.spec);
  if (model === undefined) {
    reporter.error(await showDiagnostics(diagnostics, config.spec));
    return 1;
  }
  const all = everything(model);
  const found = all.filter(({ kind, item }) => namesOf(kind, item).includes(name));
  for (const { kind, item } of found) {
    const place = placeOf(item.id, files);
    const users = speaksOf(item.id, all);
    const lines = describe(kind, item as never, lookupOf(model));
    reporter.info(
      [...lines, ...(place === undefined ? [] : [`  stands in ${place}`]), ...(users.length > 0 ? ['  spoken of by:', ...users] : [])].join(
        '\n',
      ),
    );
  }
  if (found.length > 0) return 0;
  const known = [...Object.keys(declared), ...all.flatMap(({ kind, item }) => namesOf(kind, item))];
  const meant = nearest(name, known);
  reporter.error(
    `Nothing is called ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`} Cure: name a declaration, an error code, a path or a diagnostic's code.`,
  );
  return 1;
};
