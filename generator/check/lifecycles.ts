// Lifecycles and statuses: every state is known and reached, every event is carried out, every thing has a status.
import type { LifecycleModel, StatusModel } from '../model/model';
import { memoize } from '../model/memoize';
import { upperFirst } from '../model/views';
import { eachPart } from '../reading/derive';
import { nearest } from '../diagnostics/suggest';
import { checkMoment } from './condition-kinds';
import { at, listed, type CheckContext } from './context';

const checkField = (context: CheckContext, { id, of, field, states }: LifecycleModel): void => {
  const entity = context.entities.get(of);
  const fields = context.fields.get(of);
  if (entity === undefined || fields === undefined) return;
  const shape = fields.get(field)?.shape;
  if (shape === undefined) {
    const names = [...fields.keys()];
    const slots = { entity: of, field, fields: listed(names), didYouMean: nearest(field, names) };
    context.report(at('lifecycle', id, 'field'), 'lifecycle/unknown-field', slots);
  } else if (shape.type !== 'oneOf' || shape.values !== states) {
    context.report(at('lifecycle', id, 'field'), 'lifecycle/field-misfit', { field, states });
  }
};

const checkStates = (context: CheckContext, { id, states, moves }: LifecycleModel): void => {
  const items = context.values.get(states)?.items.map(({ value }) => value);
  if (items === undefined) return;
  for (const [index, move] of moves.entries()) {
    for (const end of ['from', 'to'] as const) {
      const state = move[end];
      if (state === null || items.includes(state)) continue;
      const slots = { states, state, items: listed(items), didYouMean: nearest(state, items) };
      context.report(at('lifecycle', id, 'moves', index, end), 'lifecycle/unknown-state', slots);
    }
  }
  const reached = new Set<string | null>([null]);
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const { from, to } of moves) if (reached.has(from)) reached.add(to);
    grew = reached.size > before;
  }
  for (const state of items)
    if (!reached.has(state)) context.report(at('lifecycle', id, 'states'), 'lifecycle/unreached-state', { state, states, lifecycle: id });
};

const checkMoves = (context: CheckContext, { id, moves }: LifecycleModel): void => {
  const seen = new Set<string>();
  for (const [index, { event, from, by, timer }] of moves.entries()) {
    const key = `${event} ${from}`;
    if (seen.has(key))
      context.report(at('lifecycle', id, 'moves', index), 'lifecycle/ambiguous-move', {
        event,
        from: from ?? 'the beginning',
        lifecycle: id,
      });
    seen.add(key);
    if (timer !== undefined && by !== 'system')
      context.report(at('lifecycle', id, 'moves', index, 'timer'), 'lifecycle/idle-timer', { by });
    if (timer === undefined && by === 'system' && from !== null)
      context.report(at('lifecycle', id, 'moves', index, 'by'), 'lifecycle/no-timer', { event });
  }
};

/** The names of the fields of each mail and job. */
const fieldsCarried = memoize(
  ({ model }: CheckContext) => new Map([...model.mails, ...model.jobs].map((it) => [it.id, it.fields.map(({ name }) => name)])),
);

/** A timer is calculated from the thing that moves, and what follows from a move is told nothing else of it. */
const checkWhatFollows = (context: CheckContext, { id, of, moves }: LifecycleModel): void => {
  const known = [...(context.fields.get(of)?.keys() ?? [])];
  for (const [index, { timer = [], effects }] of moves.entries()) {
    for (const [nth, moment] of timer.entries()) {
      const spot = at('lifecycle', id, 'moves', index, 'timer', ...(timer.length > 1 ? [nth] : []));
      checkMoment(context, spot, moment);
      eachPart(moment, (part) => {
        if (part.kind === 'now' || part.kind === 'today' || part.kind === 'setting' || (part.kind === 'field' && part.of !== of))
          context.report(spot, 'lifecycle/wandering-timer', { entity: of });
      });
    }
    for (const [nth, effect] of effects.entries())
      for (const field of fieldsCarried(context).get(effect.id) ?? [])
        if (!known.includes(field))
          context.report(at('lifecycle', id, 'moves', index, 'effects', nth), 'lifecycle/effect-misfit', {
            effect: effect.id,
            field,
            entity: of,
            fields: listed(known),
            didYouMean: nearest(field, known),
          });
  }
};

const checkEvents = (context: CheckContext): void => {
  const performed = new Set<string>();
  for (const { id, performs } of context.model.calls) {
    const life = performs === undefined ? undefined : context.lifecycles.get(performs.lifecycle);
    if (life === undefined || performs === undefined) continue;
    const events = [...new Set(life.moves.map(({ event }) => event))];
    for (const [index, event] of performs.events.entries()) {
      performed.add(`${life.id} ${event}`);
      if (events.includes(event)) continue;
      const slots = { lifecycle: life.id, event, events: listed(events), didYouMean: nearest(event, events) };
      context.report(at('call', id, 'performs', 'events', index), 'lifecycle/unknown-event', slots);
    }
  }
  for (const { id, moves } of context.model.lifecycles) {
    for (const [index, { event, by }] of moves.entries()) {
      if (by === 'system' || by === 'operator' || performed.has(`${id} ${event}`)) continue;
      performed.add(`${id} ${event}`);
      const says = context.guards.get(by)?.says ?? by;
      context.report(at('lifecycle', id, 'moves', index, 'event'), 'lifecycle/unperformed-event', {
        lifecycle: id,
        event,
        by: upperFirst(says),
      });
    }
  }
};

const checkRows = (context: CheckContext, { id, rows }: StatusModel): void => {
  const otherwise = rows.findIndex(({ when }) => when === undefined);
  if (otherwise === -1) context.report(at('status', id, 'rows', Math.max(0, rows.length - 1)), 'status/no-otherwise', { status: id });
  else
    for (const [index, { name }] of rows.entries())
      if (index > otherwise) context.report(at('status', id, 'rows', index), 'status/after-otherwise', { name });
};

export const checkLifecycles = (context: CheckContext): void => {
  for (const lifecycle of context.model.lifecycles) {
    checkField(context, lifecycle);
    checkStates(context, lifecycle);
    checkMoves(context, lifecycle);
    checkWhatFollows(context, lifecycle);
  }
  checkEvents(context);
  for (const status of context.model.statuses) checkRows(context, status);
};
