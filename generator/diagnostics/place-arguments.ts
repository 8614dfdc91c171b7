// Which argument of a word of the language holds which part of what it makes.

interface Argument {
  readonly from: number;
  /** This argument and all that follow are the entries of a list. */
  readonly many?: true;
}

const order: Readonly<Record<string, readonly string[]>> = {
  error: ['code'],
  stored: ['table'],
  constant: ['value'],
  route: ['path'],
  moving: ['lifecycle', '...events'],
  markdown: ['file'],
  today: ['zone'],
  at: ['date', 'clock', 'zone'],
  namedTerm: ['says', 'of'],
  minutes: ['amount'],
  hours: ['amount'],
  days: ['amount'],
  later: ['from', 'by'],
  earlier: ['from', 'by'],
  lengthOf: ['text'],
  sizeOf: ['list'],
  earliest: ['...of'],
  product: ['...of'],
  counted: ['number', 'forms'],
  sometimes: ['text'],
  given: ['says'],
  daysBetween: ['from', 'to', 'called'],
  sum: ['...of'],
  is: ['left', 'right'],
  isNot: ['left', 'right'],
  isOneOf: ['left', 'right'],
  isIn: ['left', 'right'],
  isTrue: ['of'],
  isFalse: ['of'],
  present: ['of'],
  absent: ['of'],
  moreThan: ['left', 'right'],
  atLeast: ['left', 'right'],
  lessThan: ['left', 'right'],
  atMost: ['left', 'right'],
  before: ['left', 'right'],
  after: ['left', 'right'],
  notBefore: ['left', 'right'],
  notAfter: ['left', 'right'],
  matches: ['of', 'pattern', 'says'],
  all: ['...of'],
  any: ['...of'],
  none: ['...of'],
  holds: ['rule'],
  oneOf: ['of'],
  exactly: ['value'],
  list: ['of'],
  map: ['of'],
  group: ['fields'],
  byWeekday: ['date', 'days', 'otherwise'],
  either: ['when', 'value', 'otherwise'],
  like: ['of'],
  belongsTo: ['of'],
  filter: ['of', 'by'],
  optional: ['of'],
  nullable: ['of'],
};

/** The argument in which a word takes the part of this name; none where it stands among the options. */
export const argumentOf = (word: string, part: string | number): Argument | undefined => {
  // a call's method and path share one text
  if (word === 'call') return part === 'path' || part === 'method' ? { from: 0 } : undefined;
  // two words of this name: of a shape, and of a term
  if (word === 'either' && part === 'options') return { from: 0 };
  const names = order[word] ?? [];
  const at = names.findIndex((name) => name === part || name === `...${part}`);
  if (at === -1) return undefined;
  return names[at]?.startsWith('...') === true ? { from: at, many: true } : { from: at };
};
