// Privacy: strangers and outsiders are told nothing that is private, by answers, errors, filters or events.
import type { Field, FilterModel, Shape } from '../model/shape-model';
import { memoize } from '../model/memoize';
import { at, listed, type CheckContext } from './context';

/** A private value, and the way to it: `loan.member.email`. */
export interface Way {
  readonly path: readonly string[];
  readonly shape: Shape;
}

/** Finds the private values that a shape shows, through lists, groups and the things that it shows. */
export type Privacy = (shape: Shape) => readonly Way[];
export const privacyOf = memoize((context: CheckContext): Privacy => {
  const known = new Map<string, readonly Way[]>();
  // the things on the way to a shape: one that contains itself shows nothing more the second time
  type Inside = readonly string[];
  const ofFields = (fields: readonly Field[], inside: Inside): readonly Way[] =>
    fields.flatMap(({ name, shape }) => ofShape(shape, inside).map((way) => ({ ...way, path: [name, ...way.path] })));
  const ofThing = (id: string, inside: Inside): readonly Way[] => {
    const found = known.get(id);
    if (found !== undefined || inside.includes(id)) return found ?? [];
    const ways = ofFields(context.things.get(id)?.fields ?? [], [...inside, id]);
    // inside of a ring a thing shows only what the ring has not shown yet
    if (inside.length === 0) known.set(id, ways);
    return ways;
  };
  const ofShape = (shape: Shape, inside: Inside): readonly Way[] => {
    if (shape.private === true) return [{ path: [], shape }];
    if (shape.type === 'list' || shape.type === 'map') return ofShape(shape.of, inside);
    if (shape.type === 'group') return ofFields(shape.fields, inside);
    if (shape.type === 'either') return shape.options.flatMap((option) => ofShape(option, inside));
    return shape.type === 'like' ? ofThing(shape.of, inside) : [];
  };
  return (shape) => ofShape(shape, []);
});

const checkAnswers = (context: CheckContext, privacy: Privacy): void => {
  for (const { id, answer, guard, secure } of context.model.calls) {
    if (secure) continue;
    // one place tells of everything behind it
    const places = new Map<string, Way[]>();
    for (const way of privacy(answer)) {
      const place = answer.type === 'group' ? (way.path[0] ?? '') : '';
      places.set(place, [...(places.get(place) ?? []), way]);
    }
    for (const [place, ways] of places) {
      const spot = place === '' ? at('call', id, 'answer') : at('call', id, 'answer', place);
      const names = (of: (way: Way) => string | undefined): string => listed([...new Set(ways.map((way) => of(way) ?? 'the answer'))]);
      context.report(spot, 'call/private-answer', {
        call: id,
        ways: names(({ path }) => path.join('.') || undefined),
        guard,
        fields: names(({ path }) => path.at(-1)),
      });
    }
  }
};

const waysIn = (fields: readonly Field[], privacy: Privacy): readonly { readonly name: string; readonly ways: string }[] =>
  fields.flatMap(({ name, shape }) => {
    const ways = privacy(shape).map(({ path }) => [name, ...path].join('.'));
    return ways.length === 0 ? [] : [{ name, ways: listed(ways) }];
  });

/** An error is told to everybody whom the call lets in, and its words are shown. */
const checkErrors = (context: CheckContext, privacy: Privacy): void => {
  const open = context.model.calls.filter(({ secure }) => !secure);
  for (const { id, data, slots } of context.model.errors) {
    const call = open.find(({ errors }) => errors.includes(id));
    if (call === undefined) continue;
    for (const [part, fields] of [['data', data] as const, ['slots', slots] as const])
      for (const { name, ways } of waysIn(fields, privacy))
        context.report(at('error', id, part, name), 'error/private-data', { error: id, ways, call: call.id, guard: call.guard });
  }
};

/** The fields of a field that narrows by several values at once. */
const withInner = (context: CheckContext, field: Field): readonly Field[] =>
  field.shape.type === 'like' ? [field, ...(context.things.get(field.shape.of)?.fields ?? [])] : [field];

/** An answer that is narrowed by a private value tells it, one question after another. */
const checkFilters = (context: CheckContext): void => {
  const isPrivate = ({ thing, field }: FilterModel): boolean => context.fields.get(thing)?.get(field)?.shape.private === true;
  for (const call of context.model.calls.filter(({ secure }) => !secure))
    for (const part of ['query', 'input'] as const)
      for (const outer of call[part])
        for (const { name, filter } of withInner(context, outer)) {
          if (filter === undefined || !isPrivate(filter)) continue;
          const field = `${filter.thing}.${filter.field}`;
          context.report(at('call', call.id, part, outer.name), 'call/private-filter', { call: call.id, field, name, guard: call.guard });
        }
};

const checkEvents = (context: CheckContext, privacy: Privacy): void => {
  for (const { id, fields } of context.model.events)
    for (const { name, ways } of waysIn(fields, privacy))
      context.report(at('event', id, 'fields', name), 'event/private-field', { event: id, ways });
};

export const checkPrivacy = (context: CheckContext): void => {
  const privacy = privacyOf(context);
  checkAnswers(context, privacy);
  checkErrors(context, privacy);
  checkFilters(context);
  checkEvents(context, privacy);
};
