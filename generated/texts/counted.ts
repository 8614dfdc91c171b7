// Generated c085ab325f91. Texts with a number: the form that a language's plural rules want for it.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

/** The forms of a text, by the categories of CLDR that its language uses. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

const rules = new Map<string, Intl.PluralRules>();
const rulesOf = (language: string): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
};

/** The form for a number: `counted('en', 1, { one: '1 day', other: '2 days' })` is `1 day`. */
export const counted = (language: string, number: number, forms: Forms): string => forms[rulesOf(language).select(number)] ?? forms.other;
