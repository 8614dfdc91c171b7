// A form that people fill in.
import type { z } from 'zod';
import type { Call } from './call';
import { declare, type Declaration, type Source } from './declaration';
import type { Fields, Shape } from './entity';
import type { Problem } from './problem';
import type { Autocomplete } from './autocomplete';
import type { Rule } from './rule';
import type { Clock, Instant, PlainDate, Upload, Written } from './shapes';
import type { unit, UnitOf } from './terms';
import type { Text } from './text';

type Scalar = string | number | boolean;
/** How a field is filled in, where its shape does not say it. */
export type Widget =
  | 'text'
  | 'email'
  | 'number'
  | 'money'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'date'
  | 'dates'
  | 'time'
  | 'stars'
  | 'scale'
  | 'faces'
  | 'stepper'
  | 'file'
  | 'photos'
  | 'url'
  | 'timezone'
  | 'hidden';

type Points = 'stars' | 'scale' | 'faces';
type OfNumber<T> = typeof unit extends keyof T
  ? 'number' | (UnitOf<T> extends 'cents' ? 'money' : 'stepper')
  : number extends T
    ? 'number' | 'stepper' | Points
    : 'select' | 'radio' | Points;
type OfText<T> = T extends PlainDate
  ? 'text' | 'date' | 'dates'
  : T extends Instant
    ? 'text'
    : T extends Clock
      ? 'text' | 'time'
      : string extends T
        ? 'text' | 'email' | 'url' | 'timezone'
        : 'select' | 'radio' | 'timezone' | Points;
type OfList<T> = T extends Upload ? 'file' | 'photos' : T extends PlainDate ? 'dates' : 'checkboxes';
/** The ways in which a value of a shape may be filled in; they are the same for each value of a list of values. */
type WidgetFor<T> = T extends boolean
  ? 'checkbox' | 'radio'
  : T extends number
    ? OfNumber<T>
    : T extends string
      ? OfText<T>
      : T extends Upload
        ? 'file' | 'photos'
        : T extends readonly (infer One)[]
          ? OfList<One>
          : 'dates';
export interface FormField<T = unknown> {
  readonly label: Text;
  readonly help?: Text;
  readonly placeholder?: Text;
  readonly widget?: unknown extends T ? Widget : WidgetFor<NonNullable<T>> | 'hidden';
  /** The value that a browser may fill in by itself, by its HTML name: `email`, `current-password`. */
  readonly autocomplete?: Autocomplete | `${string} ${Autocomplete}`;
  /** One entry of a list that is filled in entry by entry, in lower case: `bedroom` makes "Add bedroom", "Remove bedroom 2". */
  readonly entry?: unknown extends T ? Text : NonNullable<T> extends readonly unknown[] ? Text : never;
  /** The words of a scale's points, by value. */
  readonly points?: [NonNullable<T>] extends [string] ? { readonly [P in NonNullable<T>]?: Text } : Readonly<Record<string, Text>>;
  /** The value that stands there at first. */
  readonly starts?: unknown extends T ? Scalar : Written<Extract<T, Scalar>>;
  /** Said when it is left empty, in place of the usual sentence. */
  readonly missing?: Text;
  /** Errors of the call that are about this field: their sentence stands beside it. */
  readonly refusals?: readonly Problem[];
}

export interface Step<Field extends string = string> {
  readonly title: Text;
  readonly says?: Text;
  readonly fields: readonly Field[];
  /** The button's label, where it is not Continue. */
  readonly submit?: Text;
}

export interface Form extends Declaration<'form'> {
  readonly title: Text;
  readonly intro?: Text;
  readonly submit: Text;
  readonly sends?: Call;
  readonly collects?: Shape;
  readonly own: Fields;
  readonly supplied: readonly string[];
  readonly fields: Readonly<Record<string, FormField>>;
  readonly steps?: readonly Step[];
  readonly rules: readonly Rule[];
}

interface Common<Own extends Fields, Asked extends string> {
  readonly source: Source;
  readonly title: Text;
  readonly intro?: Text;
  readonly submit: Text;
  /** Fields that only the form knows, such as a tick under the terms. */
  readonly own?: Own;
  readonly steps?: readonly Step<Asked>[];
  /** Rules across fields, shown beside the first field that they speak of. */
  readonly rules?: readonly Rule[];
}

/**
 * A form (a JSON Schema with its uiSchema): its fields in the order in which people meet them. It sends a call's input, or collects a shape for the screen alone.
 *
 * @example
 * export const signUpForm = form({
 *   source: '§2', title: 'Create an account', submit: 'Sign up', sends: createUser,
 *   fields: {
 *     email: { label: 'Email', widget: 'email', autocomplete: 'email', refusals: [emailTaken] },
 *     password: { label: 'Password', autocomplete: 'new-password', help: 'At least 10 characters.' },
 *   },
 *   supplied: ['invitation_code'],
 * });
 */
export const form = <I extends Fields, const Own extends Fields = Record<never, z.ZodType>>(
  it: Common<Own, Extract<keyof NoInfer<I> | keyof NoInfer<Own>, string>> & {
    readonly fields: {
      readonly [K in Extract<keyof NoInfer<I> | keyof Own, string>]?: FormField<z.output<(NoInfer<I> & Own)[K]>>;
    };
  } & (
      | {
          /** The call that it sends. */ readonly sends: Call<I> /** Input that the screen adds by itself. */;
          readonly supplied?: readonly Extract<keyof NoInfer<I>, string>[];
        }
      | {
          /** The collected fields, where no call follows at once. */ readonly collects: Shape<I>;
          readonly supplied?: readonly Extract<keyof NoInfer<I>, string>[];
        }
    ),
): Form => declare('form', { own: {}, supplied: [], rules: [], ...it }) as unknown as Form;
