// Finding what a term speaks of: entities, fields, constants, rules and errors by their id.
import type {
  ConstantModel,
  DestinationModel,
  EntityModel,
  ErrorModel,
  GuardModel,
  Model,
  RouteModel,
  RuleModel,
  SettingModel,
  ShapeModel,
  ValuesModel,
  WorkModel,
} from './model';
import type { Field, Shape } from './shape-model';
import type { TermModel } from './term-model';
import { memoize } from './memoize';

/** A zone whose clocks are changed no more: since when, and how far ahead of UTC they have been from then on. */
export interface SettledZone {
  readonly zone: string;
  readonly since: string;
  readonly hours_ahead: number;
}
export interface Lookup {
  readonly thing: (id: string) => EntityModel | ShapeModel;
  readonly field: (of: string, name: string) => Field;
  readonly values: (id: string) => ValuesModel;
  readonly constant: (id: string) => ConstantModel;
  readonly setting: (id: string) => SettingModel;
  readonly rule: (id: string) => RuleModel;
  /** The file that holds a rule's function, that of its subject: `rules/loan`. */
  readonly ruleFile: (id: string) => string;
  readonly guard: (id: string) => GuardModel;
  readonly error: (id: string) => ErrorModel;
  readonly route: (id: string) => RouteModel;
  readonly destination: (id: string) => DestinationModel;
  /** A mail or a job. */
  readonly effect: (id: string) => WorkModel;
  /** The rows of the table that the app names for it; none without one. */
  readonly settledZones: readonly SettledZone[];
  /** The ids that name functions of `rules/`; a constant of such a name is imported under another. */
  readonly functions: ReadonlySet<string>;
}

/** Finds by id in a list that is looked at when something is first asked of it. */
const finder = <T extends { readonly id: string }>(kind: string, items: () => readonly T[]) => {
  let byId: ReadonlyMap<string, T> | undefined;
  return (id: string): T => {
    byId ??= new Map(items().map((item) => [item.id, item]));
    const found = byId.get(id);
    if (!found) throw new Error(`the model has no ${kind} "${id}"`);
    return found;
  };
};

// other files in `rules/`; the rules of a subject of such a name lie beside it
const ownOfRules = ['derived', 'guards', 'lifecycles', 'move', 'runtime', 'sentences', 'settled-zones', 'statuses'];
const rulesFileOf = ({ subject = 'product' }: RuleModel): string => `rules/${ownOfRules.includes(subject) ? `${subject}-rules` : subject}`;

const fieldsOf = memoize(({ fields }: EntityModel | ShapeModel) => new Map(fields.map((field) => [field.name, field])));

/** The lookup of a model, made once. It reads a list of the model when something in it is first asked for. */
export const lookupOf = memoize((model: Model): Lookup => {
  const thing = finder<EntityModel | ShapeModel>('entity or shape', () => [...model.entities, ...model.shapes]);
  const rule = finder('rule', () => model.rules);
  return {
    thing,
    field: (of, name) => {
      const found = fieldsOf(thing(of)).get(name);
      if (!found) throw new Error(`"${of}" has no field "${name}"`);
      return found;
    },
    values: finder('values', () => model.values),
    constant: finder('constant', () => model.constants),
    setting: finder('setting', () => model.settings),
    rule,
    ruleFile: (id) => rulesFileOf(rule(id)),
    guard: finder('guard', () => allGuards(model)),
    error: finder('error', () => model.errors),
    route: finder('route', () => model.routes),
    destination: finder('destination', () => model.destinations),
    effect: finder<WorkModel>('mail or job', () => [...model.mails, ...model.jobs]),
    get settledZones() {
      return (model.tables.find(({ id }) => id === model.product.settledZones)?.rows ?? []) as unknown as readonly SettledZone[];
    },
    get functions() {
      return functionsOf(model);
    },
  };
});

/** A guard and all that are asked before it, in the order of asking, each once. */
export const guardChain = (guard: GuardModel, lookup: Lookup): readonly GuardModel[] => {
  const chain: GuardModel[] = [];
  const add = (it: GuardModel): void => {
    if (chain.includes(it)) return;
    for (const id of it.after) add(lookup.guard(id));
    chain.push(it);
  };
  add(guard);
  return chain;
};

/** The guard for everybody, which no spec need declare. */
export const anyone = (source: string): GuardModel => ({ id: 'anyone', source, says: 'anyone', after: [], requires: [] });

/** Every guard by its id, the one for everybody among them. */
export const allGuards = (model: Model): readonly GuardModel[] => {
  const guards = model.guards.some((it) => it.id === 'anyone') ? model.guards : [...model.guards, anyone(model.product.source)];
  return guards.toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

const functionsOf = memoize(
  (model: Model) =>
    new Set(
      [model.rules, model.derived, allGuards(model), model.statuses, model.lifecycles, model.destinations].flatMap((of) =>
        of.map(({ id }) => id),
      ),
    ),
);

/** The values that a term's value can be compared with. */
export type TermKind = 'moment' | 'date' | 'number' | 'flag' | 'text' | 'list' | 'other';

const kindOfValue = (value: unknown): TermKind => {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  return typeof value === 'string' ? 'text' : 'other';
};

const kindOfShape = (shape: Shape): TermKind => {
  switch (shape.type) {
    case 'text':
      if (shape.format === 'instant') return 'moment';
      return shape.format === 'date' ? 'date' : 'text';
    case 'number':
    case 'flag':
    case 'list':
      return shape.type;
    case 'oneOf':
      return 'text';
    case 'exactly':
      return kindOfValue(shape.value);
    case 'either': {
      const kinds = new Set(shape.options.map(kindOfShape));
      const [only] = kinds;
      return kinds.size === 1 && only ? only : 'other';
    }
    default:
      return 'other';
  }
};

/** The kind of a term's value. */
export const kindOfTerm = (term: TermModel, lookup: Lookup): TermKind => {
  switch (term.kind) {
    case 'literal':
      return kindOfValue(term.value);
    case 'field':
      return kindOfShape(lookup.field(term.of, term.name).shape);
    case 'constant':
      return kindOfValue(lookup.constant(term.id).value);
    case 'setting':
      return kindOfValue(lookup.setting(term.id).default);
    case 'now':
    case 'at':
      return 'moment';
    case 'today':
      return 'date';
    case 'namedTerm':
      return kindOfTerm(term.of, lookup);
    case 'later':
    case 'earlier':
      return kindOfTerm(term.from, lookup);
    case 'earliest':
      return 'moment';
    case 'either':
    case 'byWeekday':
      return kindOfTerm(term.otherwise, lookup);
    default:
      return 'number';
  }
};

/** The kind in which two terms meet: a literal takes that of the other side. */
export const kindOfBoth = (left: TermModel, right: TermModel, lookup: Lookup): TermKind => {
  const kind = kindOfTerm(left, lookup);
  if (kind !== 'text') return kind;
  const other = kindOfTerm(right, lookup);
  return other === 'moment' || other === 'date' ? other : kind;
};

/** A term without the name that people gave it. */
export const unnamed = (term: TermModel): TermModel => (term.kind === 'namedTerm' ? unnamed(term.of) : term);

/** The key under which facts carry a thing: `Loan` is `loan`. */
export const factName = (id: string): string => `${id.charAt(0).toLowerCase()}${id.slice(1)}`;
