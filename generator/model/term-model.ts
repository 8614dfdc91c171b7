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
  | { readonly kind: 'weekday'; readonly date: TermModel }
  | { readonly kind: 'either'; readonly when: ConditionModel; readonly value: TermModel; readonly otherwise: TermModel };
export interface DurationModel {
  readonly kind: 'duration';
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly amount: TermModel;
}
export type Comparison = 'is' | 'isNot' | 'moreThan' | 'atLeast' | 'lessThan' | 'atMost' | 'before' | 'after' | 'notBefore' | 'notAfter';
export type ConditionModel =
  | { readonly kind: Comparison; readonly left: TermModel; readonly right: TermModel }
  | { readonly kind: 'isOneOf'; readonly left: TermModel; readonly right: readonly TermModel[] }
  | { readonly kind: 'isTrue' | 'isFalse' | 'present' | 'absent'; readonly of: TermModel }
  | { readonly kind: 'matches'; readonly of: TermModel; readonly pattern: string; readonly says: string }
  | { readonly kind: 'all' | 'any' | 'none'; readonly of: readonly ConditionModel[] }
  | { readonly kind: 'holds' /** A rule id. */; readonly rule: string };
