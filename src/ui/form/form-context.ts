// The context of a form for its templates and fields.
import type { ReactNode } from 'react';

export interface FormTold {
  /** The fields of this step; all of them where left out. */
  readonly shown?: readonly string[] | undefined;
  /** Counts the presses of the button that met a problem. */
  readonly attempt: number;
  /** Fields that may be left open for now, and are not called optional. */
  readonly needed?: readonly string[] | undefined;
  /** Words in place of a field's label, where it needs more than text, such as a link. */
  readonly labels?: { readonly [field: string]: ReactNode } | undefined;
  /** The line below a field: a link to a forgotten password. */
  readonly below?: { readonly [field: string]: ReactNode } | undefined;
  /** The choices of a long list that are shown before all of them. */
  readonly usual?: { readonly [field: string]: readonly string[] } | undefined;
  /** The sentences of the form, by field and keyword. */
  readonly errors: { readonly [field: string]: { readonly [keyword: string]: string } };
}
