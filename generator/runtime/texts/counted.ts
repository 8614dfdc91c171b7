// Texts with a number: the form that a language's plural rules want for it.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

/** The forms of a text, by the categories of CLDR that its language uses. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

const memoized = <T>(make: (language: string) => T): ((language: string) => T) => {
  const known = new Map<string, T>();
  return (language) => {
    const one = known.get(language) ?? make(language);
    known.set(language, one);
    return one;
  };
};
const rulesOf = memoized((language) => new Intl.PluralRules(language));
const formatOf = memoized((language) => new Intl.NumberFormat(language));

/** The form for a number, which is written as the language writes it: `counted('en', 1200, (number) => ({ one: `${number} day`, other: `${number} days` }))` is `1,200 days`. */
export const counted = (language: string, number: number, formsOf: (number: string) => Forms): string => {
  const forms = formsOf(formatOf(language).format(number));
  return forms[rulesOf(language).select(number)] ?? forms.other;
};
