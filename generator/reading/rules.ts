// Reads what must be so: rules, guards, derived statuses and lifecycles.
import { namesInOrder } from '../model/canonical';
import type { DerivedModel } from '../model/derived-model';
import type { GuardModel, LabelModel, LifecycleModel, MoveModel, RequirementModel, RuleModel, StatusModel } from '../model/model';
import type { TermModel } from '../model/term-model';
import { type At, into } from './at';
import { isPlain, kindOf } from './describe';
import { aLine, aSource, aText, checkTwice, listOf, may, must, namedOf, oneWordOf, optionsOf, type Read, wrong } from './options';
import { aReferenceTo } from './refer';
import { aCondition, readTerm } from './term';

const source = must(aSource, '');
const says = must(aText, '');
const anything = { kind: 'all', of: [] } as const;

const aRequirement: Read<RequirementModel> = optionsOf({
  that: must(aCondition, anything),
  otherwise: must(aReferenceTo('error'), ''),
  says: may(aText),
});
const requirements = listOf(aRequirement);
/** Requirements; one that was asked before can never be refused. */
const aRequirements: Read<readonly RequirementModel[]> = Object.assign(
  (value: unknown, at: At) => {
    const all = requirements(value, at);
    checkTwice(
      (all ?? []).map(({ that }, index) => ({ one: that, at: into(into(at, index), 'that') })),
      'requires',
    );
    return all;
  },
  { wanted: requirements.wanted ?? '' },
);
const requires = must(aRequirements, []);

const ruleOptions = optionsOf({ source, says, requires });
export const readRule = (value: unknown, at: At): RuleModel => ({ id: at.id, ...ruleOptions(value, at) }) as RuleModel;

const aValue: Read<TermModel> = (value, at) => (isPlain(value) ? readTerm(value, at) : wrong('a term, such as later(…)', value, at));
const derivedOptions = optionsOf({ source, says, is: must(aValue, { kind: 'literal', value: null }) });
export const readDerived = (value: unknown, at: At): DerivedModel => ({ id: at.id, ...derivedOptions(value, at) }) as DerivedModel;

const guardOptions = optionsOf({
  source,
  says,
  after: may(listOf(aReferenceTo('guard'))),
  of: may(aReferenceTo('entity')),
  missing: may(aReferenceTo('error')),
  requires,
});
export const readGuard = (value: unknown, at: At): GuardModel => ({ id: at.id, after: [], ...guardOptions(value, at) }) as GuardModel;

const namedTexts = namedOf(aText);
const aLabel: Read<LabelModel> = (value, at) => {
  if (typeof value === 'string') {
    const text = aLine(value, at);
    return text === undefined ? undefined : { kind: 'text', text };
  }
  if (!isPlain(value)) return wrong('a text, texts by audience, or a field in title case', value, at);
  if ('titleCase' in value) {
    const of = readTerm(value['titleCase'], into(at, 'titleCase'));
    return of === undefined ? undefined : { kind: 'titleCase', of };
  }
  return { kind: 'audiences', texts: namesInOrder(namedTexts(value, at) ?? []) };
};
const aRow = optionsOf({
  name: must(aText, ''),
  when: may(aCondition),
  label: must(aLabel, { kind: 'text', text: '' }),
  tone: must(oneWordOf('good', 'waiting', 'info', 'quiet', 'bad'), 'quiet'),
});
const statusOptions = optionsOf({ source, says, of: must(aReferenceTo('entity'), ''), rows: must(listOf(aRow), []) });
export const readStatus = (value: unknown, at: At): StatusModel => ({ id: at.id, ...statusOptions(value, at) }) as StatusModel;

const aState: Read<{ readonly state: string | null }> = (value, at) => {
  if (value === null) return { state: null };
  const state = aText(value, at);
  return state === undefined ? undefined : { state };
};
const aGuard = aReferenceTo('guard');
const aMover: Read<string> = (value, at) => (value === 'system' || value === 'operator' ? value : aGuard(value, at));
const aMoment = (value: unknown, at: At): TermModel | undefined =>
  isPlain(value) ? readTerm(value, at) : wrong('a moment, such as later(loan.created_at, hours(24))', value, at);
const moments = listOf(aMoment);
const onlyOne = <T>(one: T | undefined): readonly T[] | undefined => (one === undefined ? undefined : [one]);
const aTimer: Read<readonly TermModel[]> = (value, at) => (Array.isArray(value) ? moments(value, at) : onlyOne(aMoment(value, at)));
const aMailOrJob = aReferenceTo('mail', 'job');
const anEffect: Read<MoveModel['effects'][number]> = (value, at) => {
  const id = aMailOrJob(value, at);
  return id === undefined ? undefined : { kind: kindOf(value) === 'mail' ? 'mail' : 'job', id };
};
const moveOptions = optionsOf({
  event: must(aText, ''),
  from: must(aState, { state: null }),
  to: must(aText, ''),
  by: must(Object.assign(aMover, { wanted: "a guard, 'system' or 'operator'" }), 'system'),
  when: may(listOf(aReferenceTo('rule'))),
  timer: may(aTimer),
  asks: may(oneWordOf('provider', 'stranger')),
  says: may(aText),
  effects: may(listOf(anEffect)),
});
const aMove: Read<MoveModel> = (value, at) => {
  const read = moveOptions(value, at);
  return read === undefined ? undefined : { when: [], effects: [], ...read, from: read.from.state };
};
const lifecycleOptions = optionsOf({
  source,
  says,
  of: must(aReferenceTo('entity'), ''),
  field: must(aText, ''),
  states: must(aReferenceTo('values'), ''),
  otherwise: must(aReferenceTo('error'), ''),
  moves: must(listOf(aMove), []),
});
export const readLifecycle = (value: unknown, at: At): LifecycleModel => ({ id: at.id, ...lifecycleOptions(value, at) }) as LifecycleModel;
