// Guards: their order has a beginning, what they look at is named in the path, and whom they refuse is led somewhere.
import type { CallModel, GuardModel, RouteModel } from '../model/model';
import type { Field } from '../model/shape-model';
import { at, type CheckContext } from './context';

const checkOrder = (context: CheckContext): void => {
  const done = new Set<string>();
  const visit = (guard: GuardModel, way: readonly string[]): void => {
    const begins = way.indexOf(guard.id);
    if (begins !== -1)
      context.report(at('guard', guard.id, 'after'), 'guard/cycle', { guards: [...way.slice(begins), guard.id].join(' → ') });
    if (begins !== -1 || done.has(guard.id)) return;
    for (const id of guard.after) {
      const before = context.guards.get(id);
      if (before !== undefined) visit(before, [...way, guard.id]);
    }
    done.add(guard.id);
  };
  for (const guard of context.model.guards) visit(guard, []);
};

const means = ({ name, shape }: Field, entity: string, key: string): boolean =>
  name === key || (shape.type === 'text' && shape.refers === entity);

const checkSight = (context: CheckContext, { id, guard, path, params }: CallModel | RouteModel, kind: 'call' | 'route'): void => {
  for (const { id: asked, of } of context.chain(guard)) {
    const entity = of === undefined ? undefined : context.entities.get(of);
    if (entity === undefined || params.some((param) => means(param, entity.id, entity.key))) continue;
    context.report(at(kind, id, 'guard'), 'guard/unresolved-entity', { guard: asked, entity: entity.called, path, key: entity.key });
  }
};

/** Once for each guard, at the first page that asks it. */
const checkRefusals = (context: CheckContext): void => {
  const answered = new Set(context.model.redirects.map(({ refused }) => refused));
  for (const { id, guard, path } of context.model.routes)
    for (const { id: asked, requires } of context.chain(guard)) {
      if (requires.length === 0 || answered.has(asked)) continue;
      answered.add(asked);
      context.report(at('route', id, 'guard'), 'guard/no-redirect', { guard: asked, path });
    }
};

export const checkGuards = (context: CheckContext): void => {
  checkOrder(context);
  for (const call of context.model.calls) checkSight(context, call, 'call');
  for (const route of context.model.routes) checkSight(context, route, 'route');
  checkRefusals(context);
};
