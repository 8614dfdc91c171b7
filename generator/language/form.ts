// A form that people fill in.
import type { z } from 'zod';
import type { Call } from './call';
import { declare, type Declaration, type Source } from './declaration';
import type { Fields, Shape } from './entity';
import type { Problem } from './problem';
import type { Rule } from './rule';
import type { Text } from './text';

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

export interface FormField {
  readonly label: Text;
  readonly help?: Text;
  readonly placeholder?: Text;
  readonly widget?: Widget;
  /** The value that a browser may fill in by itself, by its HTML name: `email`, `current-password`. */
  readonly autocomplete?: string;
  /** The words of a scale's points, by value. */
  readonly points?: Readonly<Record<string, Text>>;
  /** The value that stands there at first. */
  readonly starts?: string | number | boolean;
  /** Said when it is left empty, in place of the usual sentence. */
  readonly missing?: Text;
  /** Errors of the call that are about this field: their sentence stands beside it. */
  readonly refusals?: readonly Problem[];
}

export interface Step {
  readonly title: Text;
  readonly says?: Text;
  readonly fields: readonly string[];
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

interface Common<Own extends Fields> {
  readonly source: Source;
  readonly title: Text;
  readonly intro?: Text;
  readonly submit: Text;
  /** Fields that only the form knows, such as a tick under the terms. */
  readonly own?: Own;
  readonly steps?: readonly Step[];
  /** Rules across fields, shown beside the first field that they speak of. */
  readonly rules?: readonly Rule[];
}

/**
 * A form: its fields in the order in which people meet them. It sends a call's input, or collects a shape for the screen alone.
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
  it: Common<Own> & { readonly fields: { readonly [K in Extract<keyof NoInfer<I> | keyof Own, string>]?: FormField } } & (
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
