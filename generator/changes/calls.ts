// Calls, errors and lifecycles: what an older client can still ask for, and is told.
import { lookupOf } from '../model/lookup';
import { durationPhrase, timerPhrase } from '../model/sentence';
import type { CallModel, Model, MoveModel } from '../model/model';
import { secondsOf } from '../model/views';
import { type Change, few, type Of, paired, rewritten, type Said, said, same, type Versions, when } from './change';
import { ofGuardOn, ofMover, ofRulesOn } from './guards';

type Throttle = NonNullable<CallModel['throttle']>;
const paceOf = ({ times, per }: Throttle, model: Model): string =>
  `${times === 1 ? 'once' : `${times} times`} in ${durationPhrase(per, lookupOf(model))}`;

const ofThrottle = (was: CallModel, now: CallModel, { before, after }: Versions): readonly Said[] => {
  const [old, next] = [was.throttle, now.throttle];
  if (old === undefined)
    return next === undefined ? [] : [said('breaking', `it may be asked at most ${paceOf(next, after)}; it had no limit.`)];
  if (next === undefined) return [said('security', `it may be asked as often as anybody likes; it was at most ${paceOf(old, before)}.`)];
  const rate = (it: Throttle, model: Model): number => it.times / (secondsOf(model)(it.per) ?? Number.NaN);
  const [slow, fast] = [rate(old, before), rate(next, after)];
  const moved = paceOf(old, before) !== paceOf(next, after);
  return when(
    moved,
    fast < slow ? 'breaking' : 'security',
    `it may be asked at most ${paceOf(next, after)}; it was ${paceOf(old, before)}.`,
  );
};

const forms = ['multipart', 'bare', 'content', 'redirects', 'raw', 'partialUpdate'] as const;

export const ofCall = (was: CallModel, now: CallModel, versions: Versions): readonly Said[] => {
  const moved = was.method !== now.method || was.path.replaceAll(/\{\w+\}/g, '{}') !== now.path.replaceAll(/\{\w+\}/g, '{}');
  const [told, once] = [forms.some((form) => was[form] !== now[form]), was.repeatable && !now.repeatable];
  const events = paired(was.performs?.events ?? [], now.performs?.events ?? [], (event) => event);
  return [
    ...when(
      was.deprecated !== now.deprecated,
      'silent',
      now.deprecated === undefined ? 'it is no longer deprecated.' : `it is deprecated: ${now.deprecated}`,
    ),
    ...when(moved, 'breaking', `it is asked by ${now.method} ${now.path} now, and was by ${was.method} ${was.path}.`),
    ...when(told, 'breaking', 'its body or its answer is sent in another form.'),
    ...when(once, 'breaking', 'a request that is sent twice is carried out twice.'),
    ...when(!was.repeatable && now.repeatable, 'silent', 'a request that is sent twice is carried out once.'),
    ...when(was.tool !== now.tool, 'silent', 'assistants are told otherwise of it.'),
    ...ofGuardOn(was, now, versions),
    ...ofRulesOn(was.rules, now.rules, versions),
    ...ofThrottle(was, now, versions),
    ...when(events.came.length > 0, 'visible', `it may carry out ${few(events.came)}.`),
    ...when(events.gone.length > 0, 'breaking', `it no longer carries out ${few(events.gone)}.`),
  ];
};

/** Errors that calls may answer and did not before: once for each error. */
export const newErrors = ({ before, after }: Versions): readonly Change[] => {
  const calls = new Map<string, string[]>();
  for (const [was, now] of paired(before.calls, after.calls, ({ id }) => id).both)
    for (const error of now.errors) if (!was.errors.includes(error)) calls.set(error, [...(calls.get(error) ?? []), now.id]);
  const codeOf = (id: string): string => after.errors.find((error) => error.id === id)?.code ?? id;
  return [...calls].map(([error, names]) => ({
    class: 'breaking',
    about: [`error ${codeOf(error)}`],
    says: `${few(names)} may answer it, which an older client does not expect; that is mild.`,
  }));
};

export const ofError = (was: Of<'errors'>, now: Of<'errors'>): readonly Said[] => [
  ...when(was.code !== now.code, 'breaking', `its code is ${now.code}, and was ${was.code}: an older client does not know it.`),
  ...when(was.status !== now.status, 'breaking', `its status is ${now.status ?? 'none'}, and was ${was.status ?? 'none'}.`),
  ...when(was.text !== now.text, 'visible', `${rewritten(was.text, now.text)}.`),
  ...when(was.cure !== now.cure, 'visible', `its cure ${rewritten(was.cure, now.cure)}.`),
  ...when(was.shown !== now.shown, 'visible', `it is shown as a ${now.shown} now, and was as a ${was.shown}.`),
];

const ofEffects = (was: MoveModel, now: MoveModel): readonly Said[] => {
  const { gone, came } = paired(was.effects, now.effects, ({ kind, id }) => `the ${kind} ${id}`);
  const names = (effects: typeof gone): string => few(effects.map(({ kind, id }) => `the ${kind} ${id}`));
  return [
    ...when(came.length > 0, 'visible', `${names(came)} follows it.`),
    ...when(gone.length > 0, 'visible', `${names(gone)} no longer follows it.`),
  ];
};

const ofMove = (was: MoveModel, now: MoveModel, versions: Versions): readonly Said[] => {
  const timer = ({ timer: at = [] }: MoveModel, model: Model): string =>
    at.length === 0 ? 'no time of its own' : timerPhrase(at, lookupOf(model));
  const [old, next] = [timer(was, versions.before), timer(now, versions.after)];
  const name = `${now.event} from ${now.from ?? 'nothing'}`;
  const found = [
    ...ofMover(was, now, versions),
    ...ofRulesOn(was.when, now.when, versions),
    ...when(was.to !== now.to, 'breaking', `it leads to ${now.to}, and led to ${was.to}.`),
    ...when(!same(was.timer, now.timer), 'visible', `it happens ${next}; it was ${old}.`),
    ...ofEffects(was, now),
  ];
  return found.map((it) => ({ ...it, says: `${name}: ${it.says}` }));
};

export const ofLifecycle = (was: Of<'lifecycles'>, now: Of<'lifecycles'>, versions: Versions): readonly Said[] => {
  const { gone, came, both } = paired(was.moves, now.moves, ({ event, from }) => `${event} ${from}`);
  return [
    ...gone.map(({ event, from }) => said('breaking', `${event} from ${from ?? 'nothing'} is refused now.`)),
    ...came.map(({ event, from, to, by }) => said('visible', `${event} leads from ${from ?? 'nothing'} to ${to}, by ${by}.`)),
    ...both.flatMap(([old, next]) => ofMove(old, next, versions)),
    ...when(!same([was.of, was.field, was.states], [now.of, now.field, now.states]), 'breaking', 'it moves something else.'),
  ];
};
