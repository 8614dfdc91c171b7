// Access: the people whom a guard lets in may do what they are let in for, and a guard asks something.
import { speaksOf } from '../reading/derive';
import type { Spot } from '../diagnostics/diagnostics';
import type { CallModel, EntityModel, GuardModel, RouteModel } from '../model/model';
import type { Field } from '../model/shape-model';
import { at, listed, type CheckContext } from './context';
import { letInBy } from './let-in';

const whoPasses = (id: string, context: CheckContext): string => context.guards.get(id)?.says ?? `the ${id} alone`;

/** One of the moves is enough: where a call makes several, each may be for other people. */
const checkMoves = (context: CheckContext, { id, guard, performs }: CallModel): void => {
  const life = performs === undefined ? undefined : context.lifecycles.get(performs.lifecycle);
  const moves = life?.moves.filter(({ event }) => performs?.events.includes(event) === true) ?? [];
  const movers = [...new Set(moves.map(({ by }) => by))];
  if (movers.length === 0) return;
  const people = movers.filter((by) => context.guards.has(by));
  if (letInBy(context).passes(guard, people)) return;
  context.report(at('call', id, 'guard'), 'call/refused-by-moves', {
    call: id,
    guard,
    people: whoPasses(guard, context),
    events: listed([...new Set(moves.map(({ event }) => `“${event}”`))]),
    movers: movers
      .map((by) => (by === whoPasses(by, context) ? by : `${whoPasses(by, context)}${context.guards.has(by) ? ` (${by})` : ''}`))
      .join('; '),
  });
};

/** A parameter that a spec shapes in its own way need not name a thing. */
const thingMeantBy = (context: CheckContext, param: Field): EntityModel | undefined => {
  const { shape } = param;
  if (shape.type === 'text' && shape.refers !== undefined) return context.entities.get(shape.refers);
  const isKeyOf = ({ key, id }: EntityModel): boolean =>
    key === param.name && JSON.stringify(context.fields.get(id)?.get(key)) === JSON.stringify(param);
  return context.model.entities.find(isKeyOf);
};

/** A call about one thing of which guards ask whose it is asks so too, where it asks who its caller is. */
const checkParty = (context: CheckContext, { id, guard, params, path, secure }: CallModel): void => {
  if (!secure) return;
  const seen = context.chain(guard).flatMap(({ of }) => of ?? []);
  for (const param of params) {
    const entity = thingMeantBy(context, param);
    if (entity === undefined || seen.includes(entity.id)) continue;
    const whose = context.model.guards.filter(
      (one) =>
        one.of === entity.id &&
        one.requires.some(({ that }) => speaksOf(that, context.model.product.visitor)) &&
        // people of another kind, such as the staff, may be let in to all
        context.chain(one.id).some(({ id: before }) => before === guard),
    );
    if (whose.length > 0)
      context.report(at('call', id, 'guard'), 'call/about-anybodys', {
        call: id,
        path,
        entity: entity.called,
        guard,
        people: whoPasses(guard, context),
        guards: listed(whose.map((one) => one.id)),
      });
  }
};

/** The guards of a chain that refuse where the thing is not there. */
const looksUp = (context: CheckContext, guard: string): ReadonlySet<string> =>
  new Set(context.chain(guard).flatMap(({ missing, of }) => (missing === undefined || of === undefined ? [] : [of])));

/** A guard that lets in everybody whom another lets in that is asked before it. */
const checkAsks = (context: CheckContext, { id, after }: GuardModel): void => {
  const things = looksUp(context, id);
  const keepsOut = (before: string): boolean => {
    const found = looksUp(context, before);
    return [...things].some((thing) => !found.has(thing)) || !letInBy(context).passes(before, [id]);
  };
  for (const before of ['anyone', ...after]) {
    // guards in a circle are told of as such
    if (keepsOut(before) || context.chain(before).some((guard) => guard.id === id)) continue;
    context.report(at('guard', id, 'requires'), 'guard/asks-nothing', { guard: id, before });
    return;
  }
};

interface UsedCall {
  readonly call: CallModel;
  readonly spot: Spot;
}
/** The calls that a page makes for everybody whom it lets in, or for some. */
const callsOn = (context: CheckContext, { id, uses }: RouteModel, kind: 'uses' | 'forSome'): readonly UsedCall[] =>
  uses
    .filter(({ forSome }) => (forSome === true) === (kind === 'forSome'))
    .flatMap((use, index) => {
      const call = context.calls.get(use.kind === 'call' ? use.id : (context.forms.get(use.id)?.sends ?? ''));
      return call === undefined ? [] : [{ call, spot: at('route', id, kind, index) }];
    });

/** A page is opened to those who can use it. A question about one thing that the page does not know is asked by the call. */
const checkPage = (context: CheckContext, route: RouteModel): void => {
  const { id, path, guard } = route;
  const mayMake = ({ call }: UsedCall): boolean => letInBy(context).passes(guard, [call.guard], 'unseen');
  const closed = callsOn(context, route, 'uses').filter((used) => !mayMake(used));
  const [only, ...more] = closed;
  if (only !== undefined)
    context.report(more.length === 0 ? only.spot : at('route', id, 'guard'), 'route/refused-by-calls', {
      path,
      guard,
      people: whoPasses(guard, context),
      calls: closed.map(({ call }) => `${call.id} (${call.guard})`).join(', '),
    });
  for (const used of callsOn(context, route, 'forSome'))
    if (mayMake(used)) context.report(used.spot, 'route/for-everybody', { path, call: used.call.id, guard, asked: used.call.guard });
};

/** The modes, and the parts of the chrome, that are for some people. */
const guardsOf = (by: Readonly<Record<string, string>> = {}): readonly (readonly [name: string, guard: string])[] => Object.entries(by);

const checkMode = (context: CheckContext, { id, path, guard, mode }: RouteModel): void => {
  const { passes } = letInBy(context);
  const modes = guardsOf(context.model.product.modeGuards);
  const own = modes.find(([name]) => name === mode)?.[1];
  const theirs = modes.filter(([, people]) => passes(guard, [people]));
  const told = { path, guard, people: whoPasses(guard, context), mode: mode ?? 'none' };
  if (theirs.length > 0 && !theirs.some(([name]) => name === mode))
    context.report(at('route', id, ...(mode === undefined ? ['guard'] : ['mode'])), 'route/wrong-mode', {
      ...told,
      modes: listed(theirs.map(([name]) => name)),
    });
  else if (own !== undefined && !passes(guard, [own, ...(context.guards.get(own)?.after ?? [])]))
    context.report(at('route', id, 'mode'), 'route/mode-for-strangers', { ...told, whose: whoPasses(own, context), asked: own });
};

const checkSurroundings = (context: CheckContext, { id, path, guard, chrome, signedInChrome, indexed }: RouteModel): void => {
  const { asks, passes } = letInBy(context);
  const people = whoPasses(guard, context);
  const usual = context.things.get(context.model.product.chrome ?? '')?.fields ?? [];
  for (const [part, whose] of guardsOf(context.model.product.chromeGuards)) {
    const unset = usual.find(({ name }) => name === part)?.default ?? false;
    if (chrome[part] === unset || passes(guard, [whose])) continue;
    context.report(at('route', id, 'chrome', part), 'route/chrome-for-others', {
      path,
      part,
      guard,
      people,
      whose: whoPasses(whose, context),
      asked: whose,
    });
  }
  if (indexed && !passes('anyone', [guard], 'unseen'))
    context.report(at('route', id, 'indexed'), 'route/indexed-but-closed', { path, guard, people });
  if (signedInChrome !== undefined && asks(guard).length > 0 && !passes('anyone', [guard], 'unseen'))
    context.report(at('route', id, 'signedInChrome'), 'route/idle-chrome', { path, guard, people });
};

export const checkAccess = (context: CheckContext): void => {
  for (const call of context.model.calls) {
    checkMoves(context, call);
    checkParty(context, call);
  }
  for (const guard of context.model.guards) checkAsks(context, guard);
  for (const route of context.model.routes) {
    checkPage(context, route);
    checkMode(context, route);
    checkSurroundings(context, route);
  }
};
