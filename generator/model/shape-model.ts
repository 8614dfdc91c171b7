// The shapes of values: of fields, inputs and answers in the model.

/** A value's shape. */
export type Shape = (
  | {
      readonly type: 'text';
      readonly min?: number;
      readonly max?: number;
      readonly pattern?: string;
      readonly patternSays?: string;
      /** How it is typed, where not on one line for everybody to see. */
      readonly typed?: 'long' | 'password';
      readonly format?: TextFormat /** The entity that a `belongsTo` names. */;
      readonly refers?: string;
    }
  | { readonly type: 'number'; readonly integer: boolean; readonly min?: number; readonly max?: number; readonly unit?: 'cents' }
  | { readonly type: 'flag' }
  | { readonly type: 'exactly'; readonly value: string | number | boolean }
  | { readonly type: 'oneOf' /** A `values` id. */; readonly values: string }
  | { readonly type: 'list'; readonly of: Shape; readonly min?: number; readonly max?: number }
  | { readonly type: 'map'; readonly of: Shape }
  | { readonly type: 'group'; readonly fields: readonly Field[] }
  | { readonly type: 'either'; readonly options: readonly Shape[] }
  | { readonly type: 'like' /** An entity or shape id. */; readonly of: string }
  | { readonly type: 'file'; readonly types: readonly string[]; readonly maxBytes: number }
) & { readonly nullable?: true; readonly says?: string; readonly example?: Json; readonly private?: true; readonly deprecated?: string };
export type TextFormat = 'email' | 'url' | 'uuid' | 'date' | 'instant' | 'clock';
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  /** May be left out; what may not says nothing. A field with a default may be left out on the way in, and is there on the way out. */
  readonly optional?: boolean;
  readonly default?: Json;
  readonly filter?: FilterModel;
}

/** How a field of a set of filters narrows what is kept. */
export interface FilterModel {
  /** The thing whose field it compares, and that field. */
  readonly thing: string;
  readonly field: string;
  readonly by: 'at least' | 'at most' | 'any of' | 'all of' | 'some of' | 'is set';
  readonly label: string;
  readonly chip?: string;
  readonly choices?: readonly number[];
  readonly help?: string;
  /** Where another thing is narrowed: the field of it that leads to this one. */
  readonly through?: { readonly thing: string; readonly field: string };
  /** A column that must not be set. */
  readonly unless?: string;
}
