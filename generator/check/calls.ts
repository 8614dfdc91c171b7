// Calls: used by a page, silent about what is private, and such that they can be made at all.
import type { CallModel } from '../model/model';
import type { Field, Shape } from '../model/shape-model';
import { at, listed, type CheckContext } from './context';

const checkUse = (context: CheckContext): void => {
  const used = new Set<string>();
  for (const { uses } of context.model.routes) {
    for (const { kind, id } of uses) {
      const sent = kind === 'call' ? id : context.forms.get(id)?.sends;
      if (sent !== undefined) used.add(sent);
    }
  }
  for (const { id, raw } of context.model.calls) if (!raw && !used.has(id)) context.report(at('call', id), 'call/unused', { call: id });
};

/** The way to a private value: `loan.member.email`. */
type Way = readonly string[];

/** Finds the private values that a shape shows, through lists, groups and the things that it shows. */
const privacyOf = (context: CheckContext): ((shape: Shape) => readonly Way[]) => {
  const known = new Map<string, readonly Way[]>();
  // the things on the way to a shape: one that contains itself shows nothing more the second time
  type Inside = readonly string[];
  const ofFields = (fields: readonly Field[], inside: Inside): readonly Way[] =>
    fields.flatMap(({ name, shape }) => ofShape(shape, inside).map((way) => [name, ...way]));
  const ofThing = (id: string, inside: Inside): readonly Way[] => {
    const found = known.get(id);
    if (found !== undefined || inside.includes(id)) return found ?? [];
    const ways = ofFields(context.things.get(id)?.fields ?? [], [...inside, id]);
    // inside of a ring a thing shows only what the ring has not shown yet
    if (inside.length === 0) known.set(id, ways);
    return ways;
  };
  const ofShape = (shape: Shape, inside: Inside): readonly Way[] => {
    if (shape.private === true) return [[]];
    if (shape.type === 'list' || shape.type === 'map') return ofShape(shape.of, inside);
    if (shape.type === 'group') return ofFields(shape.fields, inside);
    if (shape.type === 'either') return shape.options.flatMap((option) => ofShape(option, inside));
    return shape.type === 'like' ? ofThing(shape.of, inside) : [];
  };
  return (shape) => ofShape(shape, []);
};

const checkPrivacy = (context: CheckContext): void => {
  const privacy = privacyOf(context);
  for (const { id, answer, guard, secure } of context.model.calls) {
    if (secure) continue;
    // one place tells of everything behind it
    const places = new Map<string, Way[]>();
    for (const way of privacy(answer)) {
      const place = answer.type === 'group' ? (way[0] ?? '') : '';
      places.set(place, [...(places.get(place) ?? []), way]);
    }
    for (const [place, ways] of places) {
      const spot = place === '' ? at('call', id, 'answer') : at('call', id, 'answer', place);
      const names = (of: (way: Way) => string | undefined): string => listed([...new Set(ways.map((way) => of(way) ?? 'the answer'))]);
      context.report(spot, 'call/private-answer', {
        call: id,
        ways: names((way) => way.join('.') || undefined),
        guard,
        fields: names((way) => way.at(-1)),
      });
    }
  }
};

const holdsFile = (shape: Shape): boolean => shape.type === 'file' || (shape.type === 'list' && shape.of.type === 'file');

const checkSending = (context: CheckContext, { id, input, multipart, throttle }: CallModel): void => {
  for (const { name, shape } of input)
    if (holdsFile(shape) && !multipart)
      context.report(at('call', id, 'input', name), 'call/file-without-multipart', { call: id, field: name });
  if (throttle !== undefined && (throttle.times < 1 || !Number.isInteger(throttle.times)))
    context.report(at('call', id, 'throttle', 'times'), 'call/bad-throttle', { call: id, times: throttle.times });
};

export const checkCalls = (context: CheckContext): void => {
  checkUse(context);
  checkPrivacy(context);
  for (const call of context.model.calls) checkSending(context, call);
};
