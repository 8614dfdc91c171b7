// Declarations without a reader: neither another declaration, nor code that imports generated files.
import { type Diagnostic, diagnose, type Spot } from '../diagnostics/diagnostics';
import type { Model } from '../model/model';
import { type Code, type Unread, unreadInputs } from './unread';

/** Names that the author expects to be read later, by the reason. */
export type AllowUnused = readonly (readonly [reason: string, names: readonly string[]])[];
export interface Uses {
  /** The texts of the spec's files. */
  readonly spec: readonly string[];
  /** The texts of the files that import what is generated. */
  readonly code: readonly string[];
  /** All files of the code, by path. */
  readonly files: Code;
}
interface Declared {
  readonly code: `unused/${'constant' | 'mail' | 'setting' | 'text' | 'rule' | 'form' | 'route'}`;
  /** As it is read: `reviewWindowDays`, `homeTexts.headline`. */
  readonly name: string;
  readonly at: Spot;
}

// a spec never refers to a declaration by a text
const silent = /'[\w$.]+'|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^import\s[^;]*;|(?<=^export const )\w+/gm;
const name = /[A-Za-z_$][\w$]*/g;

/** Every name in these texts that is neither imported, nor declared, nor in a comment. */
const namesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.replace(silent, '').match(name) ?? []));

/** The sentences of a group that a text reads: by name, taken apart, or all of them where it hands the group on. */
const sentencesRead = (local: string, all: readonly string[], text: string): readonly string[] => {
  const found: string[] = [];
  for (const { index, 1: after = '' } of text.matchAll(new RegExp(`(?<![\\w$.'"])${local}\\b(\\s*\\??\\.\\s*\\w+|)`, 'g'))) {
    const before = text.slice(Math.max(0, index - 300), index);
    const [, taken] = /\{([^{}]*)\}\s*=\s*$/.exec(before) ?? [];
    if (after !== '') found.push(after.replace(/\W/g, ''));
    else if (taken !== undefined) found.push(...(taken.match(name) ?? []));
    else if (!/\btypeof\s$/.test(before)) return all;
  }
  return found;
};

/** The names under which a file knows a declaration: its own, or those that its imports give it. */
const localNames = (id: string, text: string): readonly string[] => {
  const imported = [...text.matchAll(new RegExp(`^import\\s[^{;]*\\{[^}]*?\\b${id}\\b(?: as (\\w+))?`, 'gm'))].map(
    ([, local]) => local ?? id,
  );
  return imported.length === 0 ? [id] : imported;
};

const unreadSentences = (model: Model, { spec, code }: Uses): readonly Declared[] => {
  const texts = [...spec, ...code].map((text) => ({ text, said: text.replace(silent, '') }));
  return model.texts.flatMap(({ id, texts: sentences }) => {
    const all = sentences.map((one) => one.name);
    const readIn = ({ text, said }: (typeof texts)[number]): readonly string[] =>
      text.includes(id) ? localNames(id, text).flatMap((local) => sentencesRead(local, all, said)) : [];
    const read = new Set(texts.flatMap(readIn));
    return all
      .filter((one) => !read.has(one))
      .map((one) => ({
        code: 'unused/text' as const,
        name: `${id}.${one}`,
        at: { kind: 'declared' as const, id, word: 'texts', path: ['texts', one], named: true as const },
      }));
  });
};

const unreadDeclarations = (model: Model, { spec, code, files }: Uses): readonly Declared[] => {
  const [declared, imported] = [namesIn(spec), new Set(code.flatMap((text) => text.match(name) ?? []))];
  const ofKind = (word: 'constant' | 'rule' | 'form' | 'setting', all: readonly { readonly id: string }[]): readonly Declared[] =>
    all
      .filter(({ id }) => !declared.has(id) && !imported.has(id))
      .map(({ id }) => ({ code: `unused/${word}`, name: id, at: { kind: 'declared', id, word, path: [] } }));
  // the server reads a setting by its variable
  const unset = model.settings.filter(({ variable }) => ![...files.values()].some((text) => text.includes(variable)));
  const unwritten = model.mails.filter(({ id }) => !imported.has(`${id}Mail`));
  return [
    ...unwritten.map(({ id }) => ({
      code: 'unused/mail' as const,
      name: id,
      at: { kind: 'declared' as const, id, word: 'mail', path: [] },
    })),
    ...ofKind('constant', model.constants),
    ...ofKind('setting', unset),
    ...ofKind('rule', model.rules),
    ...ofKind('form', model.forms),
  ];
};

/** Pages that nothing leads to: neither a menu or another declaration, nor a long text, nor code by its typed path. */
const unreachedRoutes = (model: Model, { spec, code }: Uses): readonly Declared[] => {
  const named = namesIn(spec.map((text) => text.replaceAll(/'[^'\n]*'/g, '')));
  const led = new Set(code.flatMap((text) => [...text.matchAll(/\bpathTo\.(\w+)/g)].map(([, id = '']) => id)));
  const texts = JSON.stringify(model.pages);
  return model.routes
    .filter(({ id, path }) => path !== '*' && path !== '/' && !named.has(id) && !led.has(id) && !texts.includes(`"${id}"`))
    .map(({ id }) => ({ code: 'unused/route', name: id, at: { kind: 'declared', id, word: 'route', path: [] } }));
};

/** Diagnostics about unread declarations that no list allows, and about listed ones that are in use. */
export const unused = (model: Model, allowUnused: AllowUnused, uses: Uses): readonly Diagnostic[] => {
  const unread: readonly (Declared | Unread)[] = [
    ...unreadDeclarations(model, uses),
    ...unreadSentences(model, uses),
    ...unreachedRoutes(model, uses),
    ...unreadInputs(model, uses.files),
  ];
  const single = new Set(unread.map((one) => one.name));
  // a group is named as a whole while none of its sentences is read
  const groups = model.texts.filter(({ id, texts }) => texts.every((one) => single.has(`${id}.${one.name}`))).map(({ id }) => id);
  const names = new Set([...single, ...groups]);
  const expected = new Set(allowUnused.flatMap(([, all]) => all));
  const inVain = allowUnused.flatMap(([reason, all]) =>
    all.flatMap((one, index) => {
      const at = { kind: 'declared', id: 'app', word: 'product', path: ['allowUnused', reason, index] } as const;
      return names.has(one) ? [] : [diagnose('unused/allowed', at, { name: one })];
    }),
  );
  const missed = unread.filter((one) => !expected.has(one.name) && !expected.has(one.name.split('.')[0] ?? ''));
  return [...missed.map(({ code, at, name: it }) => diagnose(code, at, { name: it })), ...inVain];
};
