// Errors: coded alike, each code once, raised by something, and answerable where a call gives them.
import { at, doubles, within, type CheckContext } from './context';

const raised = (context: CheckContext): ReadonlySet<string> => {
  const { calls, rules, guards, lifecycles, product } = context.model;
  const otherwise = [...rules, ...guards].flatMap(({ requires }) => requires.map((requirement) => requirement.otherwise));
  return new Set([
    ...otherwise,
    ...calls.flatMap(({ errors }) => errors),
    ...guards.flatMap(({ missing }) => missing ?? []),
    ...lifecycles.map((lifecycle) => lifecycle.otherwise),
    ...Object.values(product.defaultErrors),
  ]);
};

const checkCodes = (context: CheckContext): void => {
  for (const { id, code } of context.model.errors)
    if (!/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/.test(code)) context.report(at('error', id, 'code'), 'error/malformed-code', { code });
  for (const { item, first } of doubles(context.model.errors, ({ code }) => code))
    context.report(at('error', item.id, 'code'), 'error/duplicate-code', { code: item.code, other: first.id });
};

export const checkErrors = (context: CheckContext): void => {
  checkCodes(context);
  const known = raised(context);
  const answeredBy = new Map<string, string>();
  for (const call of context.model.calls) for (const error of call.errors) if (!answeredBy.has(error)) answeredBy.set(error, call.id);
  for (const { id, status, raisedBy } of context.model.errors) {
    const call = answeredBy.get(id);
    if (status === undefined && call !== undefined) context.report(at('error', id), 'error/no-status', { error: id, call });
    if (status !== undefined && (status < 400 || status > 599 || !Number.isInteger(status)))
      context.report(within(at('error', id, 'status'), String(status)), 'error/bad-status', { error: id, status });
    if (!known.has(id) && raisedBy === undefined) context.report(at('error', id), 'error/never-raised', { error: id });
  }
};
