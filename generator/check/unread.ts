// Fields of a call's input that its handler never reads: people would send them in vain.
import type { Spot } from '../diagnostics/diagnostics';
import { lookupOf } from '../model/lookup';
import type { CallModel, Model } from '../model/model';
import type { Field, Shape } from '../model/shape-model';
import { lowerFirst } from '../model/views';
import { eachTerm } from '../reading/derive';

/** The files of the code, by path. */
export type Code = ReadonlyMap<string, string>;
export interface Unread {
  readonly code: 'unread/input';
  /** Its name in the list of allowed ones: `lendTool.message`, `SearchFilters.price_min`. */
  readonly name: string;
  readonly at: Spot;
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
const namesIn = (text: string): readonly string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Where what begins at an opening bracket ends, or the entry of a list that begins there. */
const endOf = (text: string, from: number): number => {
  const isBracket = '([{'.includes(text.charAt(from));
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && (isBracket ? ')]}'.includes(sign) : sign === ','))) return at + 1;
  }
  return text.length;
};

/** A handler's reads of its input: by name, every field in turn, or unknown, since it hands the input on as a whole. */
interface Reads {
  readonly names: ReadonlySet<string>;
  readonly isEach: boolean;
  readonly isHandedOn: boolean;
}

const takenApart = /\{([^{}]*)\}\s*=\s*input\b(?!\s*\??\.)/g;
const readsIn = (params: string, body: string): Reads => {
  const from = /\binput:\s*(?=\{)/.exec(params);
  const start = from === null ? 0 : from.index + from[0].length;
  const patterns = [
    from === null ? '' : params.slice(start, endOf(params, start)),
    ...[...body.matchAll(takenApart)].map(([, it = '']) => it),
  ];
  const rest = body.replaceAll(takenApart, '');
  const isWhole = !/^\(\s*(?:\{|_|\))/.test(params);
  return {
    names: new Set([...[...body.matchAll(/\binput\??\.(\w+)/g)].map(([, it = '']) => it), ...patterns.flatMap(namesIn)]),
    isEach: /\binput\[/.test(rest),
    isHandedOn: isWhole || patterns.some((it) => it.includes('...')) || /\binput\b(?!\s*(?:\??\.\w|:|\[))/.test(rest),
  };
};

/** How a file that answers calls reads the input of this one; nothing where it answers others. */
const handlerIn = (text: string, call: string): Reads | undefined => {
  const found = new RegExp(`(?<=[{,]\\s*)(?:async )?\\b${call}\\b(?=\\s*[(:,}])`).exec(text);
  if (found === null) return undefined;
  const region = text.slice(found.index, endOf(text, found.index));
  const from = region.indexOf('(');
  const until = from === -1 ? 0 : endOf(region, from);
  return from === -1 ? { names: new Set(), isEach: false, isHandedOn: true } : readsIn(region.slice(from, until), region.slice(until));
};

/** Every name in a file, and in those that it leads to by its imports. */
const namesBehind = (path: string, code: Code): ReadonlySet<string> => {
  const reached = new Set<string>();
  const go = (at: string): readonly string[] => {
    const text = code.get(at);
    if (text === undefined || reached.has(at)) return [];
    reached.add(at);
    const further = [...text.matchAll(/\bfrom\s*'(\.[^']+)'/g)].flatMap(([, to = '']) => {
      const there = new URL(to, `file://${at}`).pathname;
      return [...go(`${there}.ts`), ...go(`${there}.tsx`)];
    });
    return [...namesIn(text), ...further];
  };
  return new Set(go(path));
};

interface Inside {
  readonly of?: string;
  readonly fields: readonly Field[];
}
const inside = (shape: Shape, model: Model): Inside => {
  if (shape.type === 'list' || shape.type === 'map') return inside(shape.of, model);
  if (shape.type === 'group') return { fields: shape.fields };
  return shape.type === 'like' ? { of: shape.of, fields: lookupOf(model).thing(shape.of).fields } : { fields: [] };
};

const askedByRules = ({ rules }: CallModel, model: Model): ReadonlySet<string> => {
  const asked = new Set<string>();
  for (const { id, requires } of model.rules)
    for (const { that } of rules.includes(id) ? requires : [])
      eachTerm(that, (term) => {
        if (term.kind === 'field') asked.add(term.name);
      });
  return asked;
};

/** Where the fields that are looked at stand: of a call, or of a shape that calls take. */
interface Place {
  readonly id: string;
  readonly word: 'call' | 'shape';
  readonly path: readonly (string | number)[];
}

/** Fields of inputs that no handler reads; those of a shape that several calls take, where none of them does. */
export const unreadInputs = (model: Model, code: Code): readonly Unread[] => {
  const plain = new Map([...code].map(([path, text]) => [path, text.replaceAll(comments, '')]));
  const answering = [...plain]
    .filter(([, text]) => /\bfrom\s*'[^']*contract\/handlers'/.test(text))
    .map(([path, text]) => [path, text.replaceAll(quoted, (it) => it.replaceAll(/[()[\]{},]/g, '_'))] as const);
  const columns = new Set(model.stored.flatMap((it) => it.columns.map(({ name }) => name)));
  const kept = new Set(
    model.entities.flatMap(({ id, fields }) => (model.stored.some(({ of }) => of === id) ? fields.map(({ name }) => name) : [])),
  );
  const behind = new Map<string, ReadonlySet<string>>();
  const unread = new Map<string, Unread>();
  const read = new Set<string>();

  const lookAt = (call: CallModel, path: string, reads: Reads): void => {
    const isNamed = (name: string): boolean => {
      const names = behind.get(path) ?? namesBehind(path, plain);
      behind.set(path, names);
      return names.has(name);
    };
    const asked = askedByRules(call, model);
    // an input handed on as a whole may be written to the columns of its names
    const isReadHere = (name: string): boolean =>
      reads.isEach || reads.names.has(name) || (reads.isHandedOn && (isNamed(name) || columns.has(name) || kept.has(name)));
    // a declared filter is read with all of its set
    const isReadInside = ({ name, filter }: Field, of: string): boolean =>
      isNamed(name) || (filter !== undefined && isNamed(lowerFirst(of)));
    const look = (fields: readonly Field[], { id, word, path: way }: Place): void => {
      for (const field of fields) {
        const name = [id, ...way.slice(1), field.name].join('.');
        const at: Place = { id, word, path: [...way, field.name] };
        const isTop = word === 'call' && way.length === 1;
        if (!asked.has(field.name) && !(isTop ? isReadHere(field.name) : isReadInside(field, id))) {
          unread.set(name, { code: 'unread/input', name, at: { kind: 'declared', ...at, named: true } });
          continue;
        }
        read.add(name);
        const { of, fields: inner } = inside(field.shape, model);
        if (of === undefined) look(inner, at);
        else if (of !== id) look(inner, { id: of, word: 'shape', path: ['fields'] });
      }
    };
    look(call.input, { id: call.id, word: 'call', path: ['input'] });
  };

  for (const call of model.calls)
    for (const [path, text] of call.input.length === 0 ? [] : answering) {
      const reads = handlerIn(text, call.id);
      if (reads !== undefined) lookAt(call, path, reads);
    }
  return [...unread.values()].filter(({ name }) => !read.has(name));
};
