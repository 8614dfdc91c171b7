// Redirects: every refusal is answered once, and nobody is led in a circle.
import type { RedirectModel, RouteModel } from '../model/model';
import type { ConditionModel } from '../model/term-model';
import { logicOf } from './logic';
import { at, doubles, type CheckContext } from './context';

interface Step {
  readonly redirect: RedirectModel;
  readonly to: string;
  /** The facts of a visitor who is redirected this way. */
  readonly when: readonly ConditionModel[];
}

const not = (...of: readonly ConditionModel[]): ConditionModel => ({ kind: 'none', of: [{ kind: 'all', of }] });

/** The pages that a redirect may lead to, each with the condition under which it does. */
const endsOf = (
  context: CheckContext,
  { to }: RedirectModel,
): readonly { readonly to: string; readonly when: readonly ConditionModel[] }[] => {
  const destination = to.kind === 'destination' ? context.destinations.get(to.id) : undefined;
  if (destination === undefined) return to.kind === 'route' ? [{ to: to.id, when: [] }] : [];
  const before = destination.cases.map(({ when }) => when);
  return [
    ...destination.cases.map((one, index) => ({ to: one.to, when: [one.when, ...before.slice(0, index).map((when) => not(when))] })),
    { to: destination.otherwise, when: before.map((when) => not(when)) },
  ];
};

const stepsFrom = (context: CheckContext): ((route: RouteModel) => readonly Step[]) => {
  const ends = new Map(context.model.redirects.map((redirect) => [redirect.id, endsOf(context, redirect)]));
  const refusals = new Map(
    context.model.redirects.flatMap((redirect) => (redirect.refused === undefined ? [] : [[redirect.refused, redirect] as const])),
  );
  const lead = (redirect: RedirectModel, when: readonly ConditionModel[]): readonly Step[] =>
    (ends.get(redirect.id) ?? []).map((end) => ({ redirect, to: end.to, when: [...when, ...end.when] }));
  return (route) => {
    const steps: Step[] = [];
    const passed: ConditionModel[] = [];
    for (const guard of context.chain(route.guard)) {
      const redirect = refusals.get(guard.id);
      const asked = guard.requires.map(({ that }) => that);
      if (redirect !== undefined && asked.length > 0) steps.push(...lead(redirect, [...passed, not(...asked)]));
      passed.push(...asked);
    }
    for (const redirect of context.model.redirects)
      if (redirect.visiting?.includes(route.id) === true)
        steps.push(...lead(redirect, [...passed, ...(redirect.when === undefined ? [] : [redirect.when])]));
    return steps;
  };
};

const deepest = 12;

/** Follows every way from one page; a person does not change on the way, so all conditions have to hold at once. */
const checkLoops = (context: CheckContext): void => {
  const { canHold } = logicOf(context);
  const stepsOf = stepsFrom(context);
  const reported = new Set<string>();
  const known = new Map<string, readonly Step[]>();
  const stepsAt = (id: string): readonly Step[] => {
    const route = context.routes.get(id);
    const steps = known.get(id) ?? (route === undefined ? [] : stepsOf(route));
    known.set(id, steps);
    return steps;
  };
  const follow = (way: readonly string[], so: readonly ConditionModel[]): void => {
    for (const { redirect, to, when } of stepsAt(way.at(-1) ?? '')) {
      const all = [...so, ...when];
      if (!canHold({ kind: 'all', of: all })) continue;
      const begins = way.indexOf(to);
      if (begins === -1 && way.length < deepest) follow([...way, to], all);
      const circle = way.slice(begins);
      const name = circle.toSorted().join(' ');
      if (begins !== 0 || reported.has(name)) continue;
      reported.add(name);
      const paths = [...circle, to].map((id) => context.routes.get(id)?.path ?? id);
      context.report(at('redirect', redirect.id, 'to'), 'redirect/loop', { way: paths.join(' → ') });
    }
  };
  const targets = new Set(context.model.redirects.flatMap((redirect) => endsOf(context, redirect).map(({ to }) => to)));
  for (const target of targets) follow([target], []);
};

export const checkRedirects = (context: CheckContext): void => {
  const refusals = context.model.redirects.filter(({ refused }) => refused !== undefined);
  for (const { item, first } of doubles(refusals, ({ refused = '' }) => refused))
    context.report(at('redirect', item.id, 'refused'), 'redirect/duplicate', { guard: item.refused ?? '', other: first.id });
  checkLoops(context);
};
