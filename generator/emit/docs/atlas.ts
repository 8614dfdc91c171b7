// The common part of every page of the atlas: where a thing is described, how to link to it, and the words for its parts.
import { guardChain, lookupOf, type Lookup } from '../../model/lookup';
import type { GuardModel, Item, Model, RouteModel } from '../../model/model';
import { asSentence, conditionSentence, listed, wordsOf, termPhrase } from '../../model/sentence';
import type { Field, Shape } from '../../model/shape-model';
import { fill } from '../../model/fill';
import { type Homes, homesOf, type Kind as HomeKind } from './homes';
import { code, markOf, prose } from './markdown';

const pageOf = {
  error: 'errors.md',
  guard: 'access.md',
  lifecycle: 'lifecycles.md',
  status: 'lifecycles.md',
  values: 'numbers.md',
  constant: 'numbers.md',
  setting: 'numbers.md',
  table: 'numbers.md',
  kept: 'numbers.md',
  menu: 'menus.md',
  event: 'events.md',
  mail: 'jobs.md',
  job: 'jobs.md',
  texts: 'texts.md',
  redirect: 'routes.md',
  destination: 'routes.md',
} as const;
type Kind = keyof typeof pageOf | HomeKind;

const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const range = (min: number | undefined, max: number | undefined, unit: string): string => {
  if (min !== undefined && max !== undefined) return min === max ? `${number(min)}${unit}` : `${number(min)} to ${number(max)}${unit}`;
  if (min !== undefined) return `at least ${number(min)}${unit}`;
  return max === undefined ? '' : `at most ${number(max)}${unit}`;
};
const formats = {
  email: 'email address',
  url: 'web address',
  uuid: 'identifier',
  date: 'date',
  instant: 'moment',
  clock: 'time of day',
} as const;

const typed = { text: 'text', long: 'text of several lines', password: 'password' } as const;

export class Atlas {
  readonly model: Model;
  readonly lookup: Lookup;
  readonly homes: Homes;
  readonly #chains = new Map<string, readonly GuardModel[]>();
  readonly #fill: (text: string, own?: readonly string[]) => string;

  constructor(model: Model) {
    this.model = model;
    this.lookup = lookupOf(model);
    this.homes = homesOf(model);
    this.#fill = fill(model);
  }

  /** An author's text, the product's slots filled, as prose. */
  say(text: string | undefined, own: readonly string[] = []): string {
    if (text === undefined) return '';
    return prose(text.includes('{') ? this.#fill(text, own) : text);
  }

  /** The mode that a page is in, where it is not the usual one. */
  mode({ mode }: Pick<RouteModel, 'mode'>): string {
    const { modes: list } = this.model.product;
    const modes = list === undefined ? [] : this.lookup.values(list).items;
    const index = modes.findIndex(({ value }) => value === mode);
    return index > 0 ? this.say(modes[index]?.label) : '';
  }

  /** The same as it is, for pictures. */
  plain(text: string): string {
    return this.#fill(text);
  }

  sentence(condition: Parameters<typeof conditionSentence>[0]): string {
    return prose(asSentence(conditionSentence(condition, this.lookup)));
  }

  phrase(term: Parameters<typeof termPhrase>[0]): string {
    return prose(termPhrase(term, this.lookup));
  }

  clause(condition: Parameters<typeof conditionSentence>[0]): string {
    return conditionSentence(condition, this.lookup);
  }

  /** The page on which a thing is described. */
  pageOf(kind: Kind, id: string): string {
    return kind in pageOf ? pageOf[kind as keyof typeof pageOf] : this.homes.page(kind as HomeKind, id);
  }

  /** A link from a page to where a thing is described. */
  link(from: string, [kind, id]: readonly [kind: Kind, id: string], words?: string): string {
    const to = this.pageOf(kind, id);
    return `[${words ?? code(id)}](${to === from ? '' : to}#${markOf(kind, id)})`;
  }

  error(from: string, id: string): string {
    return this.link(from, ['error', id], code(this.lookup.error(id).code));
  }

  guard(from: string, id: string): string {
    return this.link(from, ['guard', id], prose(this.lookup.guard(id).says));
  }

  readonly chain = (id: string): readonly GuardModel[] => {
    const chain = this.#chains.get(id) ?? guardChain(this.lookup.guard(id), this.lookup);
    this.#chains.set(id, chain);
    return chain;
  };

  source(it: Pick<Item, 'source'>): string {
    return it.source.startsWith('decision: ') ? `Our decision: ${prose(it.source.slice('decision: '.length))}` : prose(it.source);
  }

  /** The line under a heading: what a thing is, and where it is said. */
  about(it: Item & { readonly says?: string }): string[] {
    return [this.told(it), ''];
  }
  /** The same as a line that a list may follow. */
  told(it: Item & { readonly says?: string }): string {
    return `${it.says ? `${asSentence(this.say(it.says))} ` : ''}_Source: ${this.source(it)}_`;
  }

  /** A value's options, in words. */
  type(from: string, shape: Shape): string {
    const words = this.#bare(from, shape);
    return shape.nullable ? `${words}, or nothing` : words;
  }

  #bare(from: string, shape: Shape): string {
    switch (shape.type) {
      case 'text': {
        const plain = shape.format ? formats[shape.format] : typed[shape.typed ?? 'text'];
        const what = shape.refers ? `identifier of ${this.thing(from, shape.refers)}` : plain;
        const limits = range(shape.min, shape.max, ' characters');
        const pattern = shape.pattern === undefined ? '' : shape.patternSays ? this.say(shape.patternSays) : `like ${code(shape.pattern)}`;
        return [what, limits, pattern].filter((it) => it !== '').join(', ');
      }
      case 'number': {
        const what = shape.unit === 'cents' ? 'money in cents' : shape.integer ? 'whole number' : 'number';
        return [what, range(shape.min, shape.max, '')].filter((it) => it !== '').join(', ');
      }
      case 'flag':
        return 'yes or no';
      case 'exactly':
        return `exactly ${code(String(shape.value))}`;
      case 'oneOf':
        return `one of ${this.link(from, ['values', shape.values], wordsOf(shape.values))}`;
      case 'list':
        return `list of ${this.type(from, shape.of)}${shape.min === undefined && shape.max === undefined ? '' : ` (${range(shape.min, shape.max, '')})`}`;
      case 'map':
        return `by name: ${this.type(from, shape.of)}`;
      case 'group':
        return `together: ${listed(
          shape.fields.map((it) => `${code(it.name)} (${this.type(from, it.shape)})`),
          'and',
        )}`;
      case 'either':
        return listed(
          shape.options.map((it) => this.type(from, it)),
          'or',
        );
      case 'like':
        return this.thing(from, shape.of);
      case 'file':
        return `file, ${listed(shape.types.map(code), 'or')}, at most ${number(Math.floor(shape.maxBytes / 1000))} kB`;
    }
  }

  /** A link to an entity or shape by the word for one of it. */
  thing(from: string, id: string): string {
    return this.link(from, ['thing', id], prose(this.lookup.thing(id).called));
  }

  /** The rows of a table of fields: name, what it may be, whether it must be there, what it is. */
  fields(from: string, fields: readonly Field[]): string[][] {
    return fields.map((field) => [
      code(field.name),
      this.type(from, field.shape),
      this.#needed(field),
      this.#meaning(from, field),
      field.shape.example === undefined
        ? ''
        : code(typeof field.shape.example === 'string' ? field.shape.example : JSON.stringify(field.shape.example)),
    ]);
  }

  /** A few fields in a line, where nothing more is to be said of them. */
  brief(from: string, fields: readonly Field[]): string | undefined {
    const isMore = ({ shape }: Field): boolean => this.#note(shape) !== '' || shape.example !== undefined;
    if (fields.length === 0 || fields.length > maxBrief || fields.some(isMore)) return undefined;
    return fields
      .map((field) => {
        const [type, needed] = [this.type(from, field.shape), this.#needed(field)];
        return `${code(field.name)} (${needed === 'always' ? type : `${type}, ${needed}`})`;
      })
      .join(', ');
  }

  #meaning(from: string, { shape, filter }: Field): string {
    if (filter === undefined) return this.#note(shape);
    const { thing, field, by, through, unless } = filter;
    const way = through === undefined ? '' : ` through ${code(through.field)}`;
    const but = unless === undefined ? '' : `, and ${code(unless)} is not`;
    return `${asSentence(this.#note(shape))} Compares ${code(field)} of a ${this.thing(from, thing)}${way}: ${by}${but}.`;
  }

  #note({ says, private: isPrivate, deprecated }: Shape): string {
    if (!isPrivate && deprecated === undefined) return this.say(says);
    const parts = [says && this.say(says), isPrivate && 'Private', deprecated && `Deprecated: ${this.say(deprecated)}`];
    return parts.flatMap((part) => (part ? [asSentence(part)] : [])).join(' ');
  }

  #needed(field: Field): string {
    if (field.default !== undefined)
      return `${code(typeof field.default === 'string' ? field.default : JSON.stringify(field.default))} unless given`;
    return field.optional ? 'may be left out' : 'always';
  }
}

const maxBrief = 4;
export const fieldHeads = ['Field', 'What it may be', 'There', 'Meaning', 'Example'] as const;
