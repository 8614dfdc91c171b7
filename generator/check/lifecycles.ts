// Lifecycles and statuses: every state is known and reached, every event is carried out, every thing has a status.
import type { LifecycleModel, StatusModel } from '../model/model';
import { once } from '../model/once';
import { upperFirst } from '../model/views';
import { eachPart } from '../reading/derive';
import { nearest } from '../diagnostics/suggest';
import { checkMoment } from './condition-kinds';
import { at, listed, type World } from './world';

const checkField = (world: World, { id, of, field, states }: LifecycleModel): void => {
  const entity = world.entities.get(of);
  const fields = world.fields.get(of);
  if (entity === undefined || fields === undefined) return;
  const shape = fields.get(field)?.shape;
  if (shape === undefined) {
    const names = [...fields.keys()];
    const slots = { entity: of, field, fields: listed(names), didYouMean: nearest(field, names) };
    world.report(at('lifecycle', id, 'field'), 'lifecycle/unknown-field', slots);
  } else if (shape.type !== 'oneOf' || shape.values !== states) {
    world.report(at('lifecycle', id, 'field'), 'lifecycle/field-misfit', { field, states });
  }
};

const checkStates = (world: World, { id, states, moves }: LifecycleModel): void => {
  const items = world.values.get(states)?.items.map(({ value }) => value);
  if (items === undefined) return;
  for (const [index, move] of moves.entries()) {
    for (const end of ['from', 'to'] as const) {
      const state = move[end];
      if (state === null || items.includes(state)) continue;
      const slots = { states, state, items: listed(items), didYouMean: nearest(state, items) };
      world.report(at('lifecycle', id, 'moves', index, end), 'lifecycle/unknown-state', slots);
    }
  }
  const reached = new Set<string | null>([null]);
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const { from, to } of moves) if (reached.has(from)) reached.add(to);
    grew = reached.size > before;
  }
  for (const state of items)
    if (!reached.has(state)) world.report(at('lifecycle', id, 'states'), 'lifecycle/unreached-state', { state, states, lifecycle: id });
};

const checkMoves = (world: World, { id, moves }: LifecycleModel): void => {
  const seen = new Set<string>();
  for (const [index, { event, from, by, timer }] of moves.entries()) {
    const key = `${event} ${from}`;
    if (seen.has(key))
      world.report(at('lifecycle', id, 'moves', index), 'lifecycle/ambiguous-move', {
        event,
        from: from ?? 'the beginning',
        lifecycle: id,
      });
    seen.add(key);
    if (timer !== undefined && by !== 'system') world.report(at('lifecycle', id, 'moves', index, 'timer'), 'lifecycle/idle-timer', { by });
    if (timer === undefined && by === 'system' && from !== null)
      world.report(at('lifecycle', id, 'moves', index, 'by'), 'lifecycle/no-timer', { event });
  }
};

/** The names of the fields of each mail and job. */
const fieldsCarried = once(
  ({ model }: World) => new Map([...model.mails, ...model.jobs].map((it) => [it.id, it.fields.map(({ name }) => name)])),
);

/** A timer is calculated from the thing that moves, and what follows from a move is told nothing else of it. */
const checkWhatFollows = (world: World, { id, of, moves }: LifecycleModel): void => {
  const known = [...(world.fields.get(of)?.keys() ?? [])];
  for (const [index, { timer = [], effects }] of moves.entries()) {
    for (const [nth, moment] of timer.entries()) {
      const spot = at('lifecycle', id, 'moves', index, 'timer', ...(timer.length > 1 ? [nth] : []));
      checkMoment(world, spot, moment);
      eachPart(moment, (part) => {
        if (part.kind === 'now' || part.kind === 'today' || part.kind === 'setting' || (part.kind === 'field' && part.of !== of))
          world.report(spot, 'lifecycle/wandering-timer', { entity: of });
      });
    }
    for (const [nth, effect] of effects.entries())
      for (const field of fieldsCarried(world).get(effect.id) ?? [])
        if (!known.includes(field))
          world.report(at('lifecycle', id, 'moves', index, 'effects', nth), 'lifecycle/effect-misfit', {
            effect: effect.id,
            field,
            entity: of,
            fields: listed(known),
            didYouMean: nearest(field, known),
          });
  }
};

const checkEvents = (world: World): void => {
  const performed = new Set<string>();
  for (const { id, performs } of world.model.calls) {
    const life = performs === undefined ? undefined : world.lifecycles.get(performs.lifecycle);
    if (life === undefined || performs === undefined) continue;
    const events = [...new Set(life.moves.map(({ event }) => event))];
    for (const [index, event] of performs.events.entries()) {
      performed.add(`${life.id} ${event}`);
      if (events.includes(event)) continue;
      const slots = { lifecycle: life.id, event, events: listed(events), didYouMean: nearest(event, events) };
      world.report(at('call', id, 'performs', 'events', index), 'lifecycle/unknown-event', slots);
    }
  }
  for (const { id, moves } of world.model.lifecycles) {
    for (const [index, { event, by }] of moves.entries()) {
      if (by === 'system' || by === 'operator' || performed.has(`${id} ${event}`)) continue;
      performed.add(`${id} ${event}`);
      const says = world.guards.get(by)?.says ?? by;
      world.report(at('lifecycle', id, 'moves', index, 'event'), 'lifecycle/unperformed-event', {
        lifecycle: id,
        event,
        by: upperFirst(says),
      });
    }
  }
};

const checkRows = (world: World, { id, rows }: StatusModel): void => {
  const otherwise = rows.findIndex(({ when }) => when === undefined);
  if (otherwise === -1) world.report(at('status', id, 'rows', Math.max(0, rows.length - 1)), 'status/no-otherwise', { status: id });
  else
    for (const [index, { name }] of rows.entries())
      if (index > otherwise) world.report(at('status', id, 'rows', index), 'status/after-otherwise', { name });
};

export const checkLifecycles = (world: World): void => {
  for (const lifecycle of world.model.lifecycles) {
    checkField(world, lifecycle);
    checkStates(world, lifecycle);
    checkMoves(world, lifecycle);
    checkWhatFollows(world, lifecycle);
  }
  checkEvents(world);
  for (const status of world.model.statuses) checkRows(world, status);
};
