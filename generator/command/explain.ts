// `explain`: what a declaration is and where it stands, or what a diagnostic's code means.
import { relative, resolve } from 'node:path';
import type { Node } from 'ts-morph';
import { catalogue, type Declared } from '../diagnostics/diagnostics';
import type { Sources } from '../diagnostics/sources';
import type { Reporter } from './generate';
import type { Config } from '../disk/config';
import { lookupOf } from '../model/lookup';
import type { Item, Model } from '../model/model';
import { describe } from './describe';
import { loadModel } from './read';
import { Reader } from './reader';
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

const explainCode = (code: string, it: Declared): string =>
  [
    `${code} is ${it.severity === 'error' ? 'an error' : 'a warning'} of the generator: ${it.message}`,
    `  cause: ${it.cause}`,
    `  cure: ${it.cure}`,
  ].join('\n');

const placeOf = (node: Node): string => {
  const source = node.getSourceFile();
  const { line, column } = source.getLineAndColumnAtPos(node.getStart());
  return `${relative(process.cwd(), source.getFilePath())}:${line}:${column}`;
};

/** Where a declaration stands, what its author noted there, and who speaks of it. */
const aroundOf = (id: string, all: readonly Found[], sources: Sources): readonly string[] => {
  const [declaration] = sources.declared(id);
  const notes = declaration?.getVariableStatement()?.getJsDocs() ?? [];
  const references = new Map(sources.references(id).map(({ by, node }) => [by, placeOf(node)]));
  const users = all.flatMap(({ kind, item }) => {
    const place = references.get(item.id);
    const isUser = place !== undefined || (item.id !== id && JSON.stringify(item).includes(JSON.stringify(id)));
    return isUser ? [`    ${item.id} (${kind})${place === undefined ? '' : `, ${place}`}`] : [];
  });
  return [
    ...notes.map((note) => `  noted: ${note.getDescription().trim()}`),
    ...(declaration === undefined ? [] : [`  stands in ${placeOf(declaration.getNameNode())}`]),
    ...(users.length > 0 ? ['  spoken of by:', ...users] : []),
  ];
};

/** Says what a name means; the exit code. */
export const explain = async (name: string, config: Config, reporter: Reporter): Promise<number> => {
  const declared: { readonly [code: string]: Declared } = catalogue;
  const diagnostic = declared[name];
  if (diagnostic !== undefined) {
    reporter.info(explainCode(name, diagnostic));
    return 0;
  }
  const { model, diagnostics } = await loadModel(config.spec, { reader: new Reader(config.bundle) });
  if (model === undefined) {
    reporter.error(await showDiagnostics(diagnostics, config.spec));
    return 1;
  }
  const all = everything(model);
  const found = all.filter(({ kind, item }) => namesOf(kind, item).includes(name));
  if (found.length > 0) {
    const { Sources } = await import('../diagnostics/sources');
    const sources = new Sources(resolve(config.spec));
    for (const { kind, item } of found)
      reporter.info([...describe(kind, item as never, lookupOf(model)), ...aroundOf(item.id, all, sources)].join('\n'));
    return 0;
  }
  const known = [...Object.keys(declared), ...all.flatMap(({ kind, item }) => namesOf(kind, item))];
  const meant = nearest(name, known);
  reporter.error(
    `Nothing is called ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`} Cure: name a declaration, an error code, a path or a diagnostic's code.`,
  );
  return 1;
};
