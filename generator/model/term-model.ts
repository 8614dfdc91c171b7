// Terms and conditions in the model: what rules, guards, statuses and menus are made of.

export type TermModel =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'field' /** An entity or shape id. */; readonly of: string; readonly name: string }
  | { readonly kind: 'constant'; readonly id: string }
  | { readonly kind: 'setting'; readonly id: string }
  | { readonly kind: 'now' }
  | { readonly kind: 'today'; readonly zone: TermModel }
  | { readonly kind: 'at'; readonly date: TermModel; readonly clock: TermModel; readonly zone: TermModel }
  | { readonly kind: 'namedTerm'; readonly says: string; readonly of: TermModel }
  | { readonly kind: 'later' | 'earlier'; readonly from: TermModel; readonly by: DurationModel }
  | { readonly kind: 'lengthOf'; readonly text: TermModel }
  | { readonly kind: 'sizeOf'; readonly list: TermModel }
  | {
      readonly kind: 'daysBetween';
      readonly from: TermModel;
      readonly to: TermModel /** What the days are called, such as `days`. */;
      readonly called: string;
    }
  | { readonly kind: 'sum' | 'product' | 'earliest'; readonly of: readonly TermModel[] }
  | {
      readonly kind: 'byWeekday';
      readonly date: TermModel;
      readonly days: readonly DayModel[] /** In the order of the week. */;
      readonly otherwise: TermModel;
    }
  | { readonly kind: 'either'; readonly when: ConditionModel; readonly value: TermModel; readonly otherwise: TermModel };
/** The value of a day of the week. */
export interface DayModel {
  readonly day: (typeof weekdayNames)[number];
  readonly value: TermModel;
}
/** The days of the week as a spec names them, from 0 on. */
export const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
type WeekModel = Extract<TermModel, { kind: 'byWeekday' }>;
/** The values of days, and the one for the rest. */
export const dayValues = ({ days, otherwise }: WeekModel): readonly TermModel[] => [...days.map(({ value }) => value), otherwise];

/** The terms right inside a term; those of a condition in it apart. */
export const termParts = (term: TermModel): readonly TermModel[] => {
  switch (term.kind) {
    case 'today':
      return [term.zone];
    case 'at':
      return [term.date, term.clock, term.zone];
    case 'namedTerm':
      return [term.of];
    case 'later':
    case 'earlier':
      return [term.from, term.by.amount];
    case 'lengthOf':
      return [term.text];
    case 'sizeOf':
      return [term.list];
    case 'daysBetween':
      return [term.from, term.to];
    case 'sum':
    case 'product':
    case 'earliest':
      return term.of;
    case 'byWeekday':
      return [term.date, ...dayValues(term)];
    case 'either':
      return [term.value, term.otherwise];
    default:
      return [];
  }
};

export interface DurationModel {
  readonly kind: 'duration';
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly amount: TermModel;
}
export type Comparison = 'is' | 'isNot' | 'moreThan' | 'atLeast' | 'lessThan' | 'atMost' | 'before' | 'after' | 'notBefore' | 'notAfter';
export type ConditionModel =
  | { readonly kind: Comparison; readonly left: TermModel; readonly right: TermModel }
  | { readonly kind: 'isOneOf'; readonly left: TermModel; readonly right: readonly TermModel[] }
  | { readonly kind: 'isIn'; readonly left: TermModel /** A list. */; readonly right: TermModel }
  | { readonly kind: 'isTrue' | 'isFalse' | 'present' | 'absent'; readonly of: TermModel }
  | { readonly kind: 'matches'; readonly of: TermModel; readonly pattern: string; readonly says: string }
  | { readonly kind: 'all' | 'any' | 'none'; readonly of: readonly ConditionModel[] }
  | { readonly kind: 'holds' /** A rule id. */; readonly rule: string };
