// Diagnostics about a spec: what one carries, and the only way to make one. Their words are in catalogue/, each code declared once.
import { checkingAccess } from './catalogue/access';
import { checkingForms } from './catalogue/forms';
import { checkingMails } from './catalogue/mails';
import { checkingPaths } from './catalogue/paths';
import { checkingRules } from './catalogue/rules';
import { checkingShapes } from './catalogue/shapes';
import { checkingStored } from './catalogue/stored';
import { checkingTexts } from './catalogue/texts';
import { checkingUse } from './catalogue/unused';
import { loading } from './catalogue/loading';
import { reading } from './catalogue/reading';

/** How a diagnostic is declared. A name in braces is filled when it is made; `{there}`, with what stands at its place, when it is shown. */
export interface Declared {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly cause: string;
  readonly cure: string;
}

export const catalogue = {
  ...loading,
  ...reading,
  ...checkingMails,
  ...checkingPaths,
  ...checkingAccess,
  ...checkingRules,
  ...checkingForms,
  ...checkingShapes,
  ...checkingStored,
  ...checkingTexts,
  ...checkingUse,
} satisfies Record<string, Declared>;

export type Code = keyof typeof catalogue;
type SlotsIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | SlotsIn<Rest> : never;
type SlotNames = {
  readonly [C in Code]:
    | SlotsIn<(typeof catalogue)[C]['message']>
    | SlotsIn<(typeof catalogue)[C]['cause']>
    | SlotsIn<(typeof catalogue)[C]['cure']>;
};
/** The values for the words of a diagnostic. */
export type Slots<C extends Code> = { readonly [Name in Exclude<SlotNames[C], 'there'>]: string | number } & {
  /** The probable meaning. */
  readonly didYouMean?: string | undefined;
  /** The allowed values; the nearest to the written one is proposed when the place is shown. */
  readonly among?: readonly string[];
};

/** Where a diagnostic points: into a declaration, or at a line that is known already. */
export type Spot =
  | {
      readonly kind: 'declared';
      readonly id: string;
      /** The word that declares it: `entity`, `call`. */
      readonly word: string;
      /** The way through its options: `['items', 2, 'to']`. */
      readonly path: readonly (string | number)[];
      /** The part of the text there that is meant. */
      readonly within?: string;
      /** The option's name is meant, not what stands after it. */
      readonly named?: true;
      /** A field that is taken over is meant where it is declared, not where it is taken. */
      readonly declared?: true;
      /** Which of several declarations of this name, in the order of their files. */
      readonly nth?: number;
    }
  | {
      readonly kind: 'file';
      readonly file: string;
      /** From 1, as columns are. */
      readonly line: number;
      readonly column: number;
      readonly length?: number;
      /** The part of the text from there on that is meant. */
      readonly within?: string;
    };

export interface Diagnostic extends Declared {
  readonly code: Code;
  readonly at: Spot;
  readonly didYouMean?: string;
  readonly among?: readonly string[];
  /** Every value that stands in its words: a diagnostic about a thing that could not be read is held back. */
  readonly about: readonly string[];
}

const fill = (words: string, slots: Readonly<Record<string, unknown>>): string =>
  words.replace(/\{([A-Za-z]+)\}/g, (whole, name: string) => (name in slots ? String(slots[name]) : whole));

/** Makes a diagnostic; a code that is not declared, or a slot too few or too many, does not compile. */
export const diagnose = <C extends Code>(code: C, at: Spot, slots: Slots<C>): Diagnostic => {
  const { severity, message, cause, cure }: Declared = catalogue[code];
  const { didYouMean, among, ...named } = slots;
  return {
    code,
    severity,
    at,
    message: fill(message, named),
    cause: fill(cause, named),
    cure: fill(cure, named),
    about: Object.values(named).map(String),
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(among === undefined ? {} : { among }),
  };
};
