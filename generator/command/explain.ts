// `explain`: what a declaration is and where it stands, what a diagnostic's code means, or where a text of a screen is written.
import { join, relative, resolve } from 'node:path';
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
import { fitsPath, type Seen, seenIn, shownAs } from './seen';

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

const seenLine = ({ file, line, column, text, of }: Seen, { specDir }: Sources): string =>
  `  ${relative(process.cwd(), join(specDir, file))}:${line}:${column}${of === undefined ? '' : `  ${of}`}\n      ${text}`;

/** Where a declaration stands, what its author noted there, and who speaks of it. */
const aroundOf = async (id: string, all: readonly Found[], sources: Sources): Promise<readonly string[]> => {
  const [declaration] = sources.declared(id);
  const notes = declaration?.getVariableStatement()?.getJsDocs() ?? [];
  const references = new Map(sources.references(id).map(({ by, node }) => [by, placeOf(node)]));
  const users = all.flatMap(({ kind, item }) => {
    const place = references.get(item.id);
    const isUser = place !== undefined || (item.id !== id && JSON.stringify(item).includes(JSON.stringify(id)));
    return isUser ? [`    ${item.id} (${kind})${place === undefined ? '' : `, ${place}`}`] : [];
  });
  const slot = `{${id}}`;
  const inTexts = await seenIn(sources, (text) => text.includes(slot), slot);
  return [
    ...notes.map((note) => `  noted: ${note.getDescription().trim()}`),
    ...(declaration === undefined ? [] : [`  stands in ${placeOf(declaration.getNameNode())}`]),
    ...(users.length > 0 ? ['  spoken of by:', ...users] : []),
    ...(inTexts.length > 0 ? ['  told in:', ...inTexts.map((it) => `  ${seenLine(it, sources)}`)] : []),
  ];
};

/** The declarations of this name; for an address as a browser shows it, the routes and calls that it fits. */
const namedSo = (name: string, all: readonly Found[], { routes, calls }: Model): readonly Found[] => {
  const found = all.filter(({ kind, item }) => namesOf(kind, item).includes(name));
  if (found.length > 0) return found;
  return [
    ...routes.filter(({ path }) => path !== '*' && fitsPath(name, path, 'route')).map((item) => ({ kind: 'routes', item }) as const),
    ...calls.filter(({ path }) => fitsPath(name, path, 'call')).map((item) => ({ kind: 'calls', item }) as const),
  ];
};

/** Says what a name, a text or an address means; the exit code. */
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
  const { Sources } = await import('../diagnostics/sources');
  const sources = new Sources(resolve(config.spec));
  const found = namedSo(name, all, model);
  for (const { kind, item } of found)
    reporter.info([...describe(kind, item as never, lookupOf(model)), ...(await aroundOf(item.id, all, sources))].join('\n'));
  const seen = found.length > 0 ? [] : await seenIn(sources, shownAs(name, model));
  if (seen.length > 0) reporter.info(`“${name}” is written in:\n${seen.map((it) => seenLine(it, sources)).join('\n')}`);
  if (found.length + seen.length > 0) return 0;
  const known = [...Object.keys(declared), ...all.flatMap(({ kind, item }) => namesOf(kind, item))];
  const meant = nearest(name, known);
  reporter.error(
    `Nothing is called ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`} Cure: name a declaration, an error code, a path, a diagnostic's code, or a text as a screen shows it.`,
  );
  return 1;
};
