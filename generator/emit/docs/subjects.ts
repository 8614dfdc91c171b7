// One page a subject: its pages, calls, forms, rules and things.
import type { CallModel, FormModel, RouteModel, RuleModel } from '../../model/model';
import { baseOf } from '../../model/base';
import { isTool } from '../../model/tools';
import { sorted } from '../../model/views';
import { asSentence, durationPhrase, listed, wordsOf } from '../../model/sentence';
import { type Atlas, fieldHeads } from './atlas';
import { type Kind, subjectPage } from './homes';
import { bullets, code, heading, markOf, page, prose, table } from './markdown';
import { title } from './titles';

const byPath = <T extends { readonly path: string; readonly id: string }>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)) || (a.id < b.id ? -1 : 1));

interface Part {
  readonly title: string;
  readonly items: readonly { readonly id: string }[];
  readonly write: (it: { readonly id: string }) => string[];
  readonly lead?: readonly string[];
}

/** A subject's declarations. */
interface Content {
  readonly routes: RouteModel[];
  readonly calls: CallModel[];
  readonly forms: FormModel[];
  readonly rules: RuleModel[];
  readonly things: { readonly id: string }[];
}

const answered = ({ bare }: CallModel): string => (bare ? 'The answer' : `${code('data')} of the answer`);

/** The errors of a call that neither its guard, its rules or its lifecycle tell, nor the product for all calls. */
const ownErrors = ({ errors, guard, rules, performs }: CallModel, { chain, lookup, model }: Atlas): readonly string[] => {
  const life = model.lifecycles.find(({ id }) => id === performs?.lifecycle);
  const moves = life?.moves.filter(({ event }) => performs?.events.includes(event)) ?? [];
  const asked = [...chain(guard), ...[...rules, ...moves.flatMap(({ when }) => when)].map(lookup.rule)];
  const told = new Set([
    ...Object.values(model.product.defaultErrors),
    ...chain(guard).map(({ missing }) => missing),
    ...asked.flatMap(({ requires }) => requires.map(({ otherwise }) => otherwise)),
    life?.otherwise,
  ]);
  return errors.filter((id) => !told.has(id));
};

class SubjectPage {
  readonly #atlas: Atlas;
  readonly #subject: string;
  readonly #page: string;

  constructor(atlas: Atlas, subject: string) {
    this.#atlas = atlas;
    this.#subject = subject;
    this.#page = subjectPage(subject);
  }

  #links(kind: Kind, ids: readonly string[]): string {
    return ids.map((id) => this.#atlas.link(this.#page, [kind, id])).join(', ');
  }

  #route(route: RouteModel): string[] {
    const atlas = this.#atlas;
    const used = (kind: 'call' | 'form', forSome?: true): string =>
      this.#links(
        kind,
        route.uses.filter((it) => it.kind === kind && it.forSome === forSome).map((it) => it.id),
      );
    const some = [used('call', true), used('form', true)].filter((links) => links !== '');
    const [calls, forms] = [used('call'), used('form')];
    const facts = [
      `Title: ${atlas.say(route.title)}`,
      ...(route.description ? [`Description: ${atlas.say(route.description)}`] : []),
      `Open to ${atlas.guard(this.#page, route.guard)}${atlas.mode(route) === '' ? '' : `. ${atlas.mode(route)}`}.`,
      ...(calls === '' ? [] : [`Calls: ${calls}`]),
      ...(forms === '' ? [] : [`Forms: ${forms}`]),
      ...(some.length === 0 ? [] : [`For some of them: ${some.join(', ')}`]),
      ...(route.text ? [`Text: ${code(route.text)}`] : []),
      ...(route.indexed ? [] : ['Not listed by search engines.']),
    ];
    const given = [...route.params, ...route.query];
    const brief = atlas.brief(this.#page, given);
    return [
      ...heading(3, code(route.path), markOf('route', route.id)),
      `Screen ${code(route.screen)}, known as ${code(route.id)}. _Source: ${atlas.source(route)}_`,
      ...bullets([...facts, ...(brief === undefined ? [] : [`In its address: ${brief}`])]),
      ...(brief === undefined ? table(fieldHeads, atlas.fields(this.#page, given)) : []),
    ];
  }

  /** A call's answer in a line; nothing where it takes a table. */
  #answer(call: CallModel): string | undefined {
    const atlas = this.#atlas;
    const { answer } = call;
    if (call.redirects) return 'Answers by leading on to another address.';
    if (call.content) return `Answers with ${code(call.content)}.`;
    const where = answered(call);
    if (answer.type !== 'group') return `${where} is ${atlas.type(this.#page, answer)}.`;
    if (answer.fields.length === 0) return 'Answers that it is done.';
    const brief = atlas.brief(this.#page, answer.fields);
    return brief === undefined ? undefined : `${where} holds ${brief}.`;
  }

  #call(call: CallModel): string[] {
    const atlas = this.#atlas;
    const from = this.#page;
    const { throttle, performs } = call;
    const facts = [
      ...(call.deprecated ? [`Deprecated: ${asSentence(atlas.say(call.deprecated))}`] : []),
      `For ${atlas.guard(from, call.guard)}.`,
      ...(call.since ? [`Since version ${call.since}.`] : []),
      ...(performs
        ? [`Carries out ${listed(performs.events.map(code), 'or')} of ${atlas.link(from, ['lifecycle', performs.lifecycle])}.`]
        : []),
      ...(call.rules.length > 0 ? [`Asks the rules ${this.#links('rule', call.rules)}`] : []),
      ...(throttle ? [`At most ${throttle.times} times in ${durationPhrase(throttle.per, atlas.lookup)}.`] : []),
      ...(call.repeatable ? ['Safe to send twice: the second takes the answer of the first.'] : []),
      ...(call.partialUpdate ? ['Fields that do not fit are left out, and told in its answer.'] : []),
      ...(isTool(call, atlas.model) ? [`Assistants may ask it${call.tool === 'reading' ? ', and it changes nothing' : ''}.`] : []),
      ...(call.multipart ? ['Sent as a multipart form.'] : []),
      ...(call.raw ? ['Made by another system, not by a page: the body is read as it comes.'] : []),
    ];
    const given = [
      { where: 'In the path', fields: call.params },
      { where: 'In the query', fields: call.query },
      { where: 'In the body', fields: call.input },
    ].map(({ where, fields }) => ({ where, fields, brief: atlas.brief(from, fields) }));
    const answer = this.#answer(call);
    const holds = answer === undefined && call.answer.type === 'group' ? call.answer.fields : [];
    const refusals = ownErrors(call, atlas).map((id) => atlas.error(from, id));
    return [
      ...heading(3, `${code(call.id)}: ${code(`${call.method} ${call.path}`)}`, markOf('call', call.id)),
      atlas.told(call),
      ...bullets([
        ...facts,
        ...given.flatMap(({ where, brief }) => (brief === undefined ? [] : [`${where}: ${brief}`])),
        ...(answer === undefined ? [] : [answer]),
        ...(refusals.length > 0 ? [`Of its own refused with ${listed(refusals, 'or')}.`] : []),
      ]),
      ...given.flatMap(({ where, fields, brief }) =>
        brief !== undefined || fields.length === 0 ? [] : [`**${where}**`, '', ...table(fieldHeads, atlas.fields(from, fields))],
      ),
      ...(holds.length > 0 ? [`${answered(call)} holds:`, '', ...table(fieldHeads, atlas.fields(from, holds))] : []),
    ];
  }

  #form(form: FormModel): string[] {
    const atlas = this.#atlas;
    const rows = form.fields.map((field) => [
      code(field.name),
      atlas.say(field.label),
      atlas.type(this.#page, field.shape),
      field.optional ? 'may be left empty' : 'must be filled in',
      field.widget ? wordsOf(field.widget) : '',
      [
        field.help,
        field.placeholder ? `Placeholder: ${field.placeholder}` : undefined,
        field.entry ? `One entry: ${field.entry}` : undefined,
        field.missing ? `When empty: ${field.missing}` : undefined,
      ]
        .filter((it) => it !== undefined)
        .map((it) => asSentence(atlas.say(it)))
        .join(' '),
      Object.entries(field.points ?? {})
        .map(([point, words]) => `${code(point)} ${atlas.say(words)}`)
        .join(', '),
    ]);
    const sends = form.sends ? [`Sends ${atlas.link(this.#page, ['call', form.sends])}`] : [];
    const collects = form.collects ? [`Collects ${atlas.thing(this.#page, form.collects)}`] : [];
    return [
      ...heading(3, `${atlas.say(form.title)} (${code(form.id)})`, markOf('form', form.id)),
      ...(form.intro ? [atlas.say(form.intro), ''] : []),
      `_Source: ${atlas.source(form)}_`,
      ...bullets([
        ...sends,
        ...collects,
        `Button: ${atlas.say(form.submit)}`,
        ...(form.supplied.length > 0 ? [`Added by the screen: ${form.supplied.map(code).join(', ')}`] : []),
        ...(form.rules.length > 0 ? [`Asks the rules ${this.#links('rule', form.rules)}`] : []),
      ]),
      ...table(['Field', 'Label', 'What it may be', 'There', 'Filled in as', 'Help', 'Points'], rows),
      ...form.steps.map(
        (step, at) =>
          `${at + 1}. ${atlas.say(step.title)}: ${step.fields.map(code).join(', ')}${step.submit ? ` — ${atlas.say(step.submit)}` : ''}${step.says ? `. ${atlas.say(step.says)}` : ''}`,
      ),
      '',
    ];
  }

  #rule(rule: RuleModel): string[] {
    const atlas = this.#atlas;
    const rows = rule.requires.map((it, at) => [
      String(at + 1),
      [...(it.says ? [asSentence(atlas.say(it.says))] : []), atlas.sentence(it.that)].join(' '),
      atlas.error(this.#page, it.otherwise),
    ]);
    return [
      ...heading(3, `${prose(atlas.plain(rule.says))} (${code(rule.id)})`, markOf('rule', rule.id)),
      `_Source: ${atlas.source(rule)}_`,
      '',
      ...table(['', 'Must hold', 'Else'], rows),
    ];
  }

  #thing(id: string): string[] {
    const atlas = this.#atlas;
    const thing = atlas.lookup.thing(id);
    const base = 'key' in thing ? undefined : baseOf(thing, atlas.model.entities);
    const own = thing.fields.filter((field) => base?.same.includes(field) !== true);
    return [
      ...heading(3, code(id), markOf('thing', id)),
      atlas.told(thing),
      ...bullets([
        `One of these is called a ${prose(thing.called)}${'key' in thing ? `; it is known by its ${code(thing.key)}` : '; it is not kept, but travels'}.`,
        ...(base === undefined
          ? []
          : [
              `As of a ${atlas.thing(this.#page, base.entity.id)}: ${listed(
                base.same.map(({ name }) => code(name)),
                'and',
              )}.`,
            ]),
      ]),
      ...table(fieldHeads, atlas.fields(this.#page, own)),
    ];
  }

  #parts({ routes, calls, forms, rules, things }: Content): readonly Part[] {
    return [
      {
        title: 'Pages',
        items: byPath(routes),
        write: (it) => this.#route(it as RouteModel),
      },
      {
        title: 'Calls',
        items: byPath(calls),
        lead: ['A call is also refused as its guard, its rules and its lifecycle say, and as [any call](errors.md#any-call) may be.', ''],
        write: (it) => this.#call(it as CallModel),
      },
      { title: 'Forms', items: sorted(forms), write: (it) => this.#form(it as FormModel) },
      { title: 'Rules', items: sorted(rules), write: (it) => this.#rule(it as RuleModel) },
      { title: 'Things', items: things, write: (it) => this.#thing(it.id) },
    ];
  }

  text(content: Content): string {
    const parts = this.#parts(content).filter((it) => it.items.length > 0);
    const index = parts.map(({ title: name, items }) => `[${name}](#${name.toLowerCase()}): ${items.length}`);
    return page(title(this.#subject), [
      'Back to the [contents](README.md).',
      '',
      ...bullets(index),
      ...parts.flatMap((it) => [...heading(2, it.title, it.title.toLowerCase()), ...(it.lead ?? []), ...it.items.flatMap(it.write)]),
    ]);
  }
}

const contentsOf = ({ model, homes }: Atlas): ReadonlyMap<string, Content> => {
  const contents = new Map<string, Content>(homes.subjects.map((it) => [it, { routes: [], calls: [], forms: [], rules: [], things: [] }]));
  const contentOf = (kind: Kind, id: string): Content | undefined => contents.get(homes.of(kind, id));
  for (const it of model.routes) contentOf('route', it.id)?.routes.push(it);
  for (const it of model.calls) contentOf('call', it.id)?.calls.push(it);
  for (const it of model.forms) contentOf('form', it.id)?.forms.push(it);
  for (const it of model.rules) contentOf('rule', it.id)?.rules.push(it);
  for (const { id } of [...sorted(model.entities), ...sorted(model.shapes)]) contentOf('thing', id)?.things.push({ id });
  return contents;
};

/** The pages of the subjects. */
export const subjectPages = (atlas: Atlas): readonly (readonly [path: string, text: string])[] =>
  [...contentsOf(atlas)].map(([subject, content]) => [subjectPage(subject), new SubjectPage(atlas, subject).text(content)]);
