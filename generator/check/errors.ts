// Errors: coded alike, each code once, raised by something, and answerable where a call gives them.
import { at, doubles, within, type World } from './world';

const raised = (world: World): ReadonlySet<string> => {
  const { calls, rules, guards, lifecycles, product } = world.model;
  const otherwise = [...rules, ...guards].flatMap(({ requires }) => requires.map((requirement) => requirement.otherwise));
  return new Set([
    ...otherwise,
    ...calls.flatMap(({ errors }) => errors),
    ...guards.flatMap(({ missing }) => missing ?? []),
    ...lifecycles.map((lifecycle) => lifecycle.otherwise),
    ...Object.values(product.standing),
  ]);
};

const checkCodes = (world: World): void => {
  for (const { id, code } of world.model.errors)
    if (!/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/.test(code)) world.report(at('error', id, 'code'), 'error/malformed-code', { code });
  for (const { item, first } of doubles(world.model.errors, ({ code }) => code))
    world.report(at('error', item.id, 'code'), 'error/duplicate-code', { code: item.code, other: first.id });
};

export const checkErrors = (world: World): void => {
  checkCodes(world);
  const known = raised(world);
  const answeredBy = new Map<string, string>();
  for (const call of world.model.calls) for (const error of call.errors) if (!answeredBy.has(error)) answeredBy.set(error, call.id);
  for (const { id, status, raisedBy } of world.model.errors) {
    const call = answeredBy.get(id);
    if (status === undefined && call !== undefined) world.report(at('error', id), 'error/no-status', { error: id, call });
    if (status !== undefined && (status < 400 || status > 599 || !Number.isInteger(status)))
      world.report(within(at('error', id, 'status'), String(status)), 'error/bad-status', { error: id, status });
    if (!known.has(id) && raisedBy === undefined) world.report(at('error', id), 'error/never-raised', { error: id });
  }
};
