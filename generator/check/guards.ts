// Guards: their order has a beginning, what they look at is named in the path, and whom they refuse is led somewhere.
import type { CallModel, GuardModel, RouteModel } from '../model/model';
import type { Field } from '../model/shape-model';
import { at, type World } from './world';

const checkOrder = (world: World): void => {
  const done = new Set<string>();
  const visit = (guard: GuardModel, way: readonly string[]): void => {
    const begins = way.indexOf(guard.id);
    if (begins !== -1)
      world.report(at('guard', guard.id, 'after'), 'guard/cycle', { guards: [...way.slice(begins), guard.id].join(' → ') });
    if (begins !== -1 || done.has(guard.id)) return;
    for (const id of guard.after) {
      const before = world.guards.get(id);
      if (before !== undefined) visit(before, [...way, guard.id]);
    }
    done.add(guard.id);
  };
  for (const guard of world.model.guards) visit(guard, []);
};

const means = ({ name, shape }: Field, entity: string, key: string): boolean =>
  name === key || (shape.type === 'text' && shape.refers === entity);

const checkSight = (world: World, { id, guard, path, params }: CallModel | RouteModel, kind: 'call' | 'route'): void => {
  for (const { id: asked, of } of world.chain(guard)) {
    const entity = of === undefined ? undefined : world.entities.get(of);
    if (entity === undefined || params.some((param) => means(param, entity.id, entity.key))) continue;
    world.report(at(kind, id, 'guard'), 'guard/unresolved-entity', { guard: asked, entity: entity.called, path, key: entity.key });
  }
};

/** Once for each guard, at the first page that asks it. */
const checkRefusals = (world: World): void => {
  const answered = new Set(world.model.redirects.map(({ refused }) => refused));
  for (const { id, guard, path } of world.model.routes)
    for (const { id: asked, requires } of world.chain(guard)) {
      if (requires.length === 0 || answered.has(asked)) continue;
      answered.add(asked);
      world.report(at('route', id, 'guard'), 'guard/no-redirect', { guard: asked, path });
    }
};

export const checkGuards = (world: World): void => {
  checkOrder(world);
  for (const call of world.model.calls) checkSight(world, call, 'call');
  for (const route of world.model.routes) checkSight(world, route, 'route');
  checkRefusals(world);
};
