// What the library keeps: members, tools and loans.
import { days } from 'spec-to-app/terms';
import { given, job, mail, sometimes } from 'spec-to-app/job';
import { counted } from 'spec-to-app/text';
import { entity, pick, shape, the } from 'spec-to-app/entity';
import { filter } from 'spec-to-app/filter';
import {
  belongsTo,
  cents,
  clock,
  decimal,
  either,
  email,
  exactly,
  flag,
  group,
  id,
  instant,
  integer,
  like,
  list,
  longText,
  map,
  nullable,
  oneOf,
  optional,
  plainDate,
  text,
  url,
} from 'spec-to-app/shapes';
import { LoanStatus, ToolKind } from './facts.model';

export const Member = entity({
  source: '§3',
  called: 'member',
  says: 'A person who borrows',
  key: 'member_id',
  fields: {
    member_id: id(),
    email: email({ private: true, example: 'jo@example.ca' }),
    name: text({ min: 1, max: 80, says: 'As neighbours know them', example: 'Jo' }),
    home_page: optional(url()),
    joined_at: instant({ says: 'When they came' }),
    keeper: flag({ default: false, says: 'Hands out the tools' }),
    shows: list(oneOf(ToolKind), { max: 5, says: 'The tools that they show others' }),
  },
});

export const Tool = entity({
  source: '§3',
  called: 'tool',
  says: 'Something to borrow',
  key: 'tool_id',
  fields: {
    tool_id: text({ min: 3, max: 12, pattern: '[a-z]{3,12}', patternSays: 'Three to twelve small letters', example: 'rake' }),
    kind: oneOf(ToolKind, { says: 'What it is for' }),
    keeper_id: belongsTo(Member),
    timezone: text({ example: 'America/Toronto' }),
    opens: clock({ default: '08:00' }),
    deposit_cents: cents({ min: 0, max: 50000, example: 1500 }),
    saturday_cents: nullable(cents({ min: 0, max: 50000, says: 'A Saturday; the deposit where empty' })),
    weight: nullable(decimal({ min: 0, says: 'In kilograms' })),
    size: group({ width: integer({ min: 1 }), height: optional(integer({ min: 1 })) }, { says: 'In centimetres' }),
    photos: list(url(), { max: 5 }),
    counts: map(integer({ min: 0 }), { says: 'How often it was lent, by year' }),
  },
});

const [tool, keeper] = [the(Tool), the(Member)];
export const ToolFilters = shape({
  source: '§3',
  called: 'set of filters',
  says: 'What tools are looked for',
  fields: {
    words: optional(text({ max: 80, deprecated: 'Nobody reads it any more.' })),
    deposit_max: filter(tool.deposit_cents, 'at most', { label: 'Deposit', chip: 'Up to {count} cents', max: 20000 }),
    kinds: filter(tool.kind, 'any of', { label: 'Kind', help: 'One or more', max: 3 }),
    shown: filter(keeper.shows, 'some of', { label: 'Keeper shows', chip: 'Keeper shows {label}', through: tool.keeper_id }),
  },
});

export const Paid = shape({
  source: '§3',
  called: 'payment by card',
  says: 'A deposit paid by card',
  fields: { way: exactly('card'), last_digits: text({ min: 4, max: 4 }) },
});
export const InCash = shape({
  source: '§3',
  called: 'payment in cash',
  says: 'A deposit put down in cash',
  fields: { way: exactly('cash'), counted: flag() },
});

export const Loan = entity({
  source: '§3',
  called: 'loan',
  says: 'One tool with one member for a while',
  key: 'loan_id',
  fields: {
    loan_id: id(),
    tool_id: belongsTo(Tool),
    member_id: belongsTo(Member),
    status: oneOf(LoanStatus),
    starts: plainDate({ says: 'The first day' }),
    ends: plainDate({ says: 'The last day' }),
    paid_at: nullable(instant()),
    deposit: nullable(either([like(Paid), like(InCash)])),
    note: optional(longText({ max: 500 })),
  },
});

export const keeperTold = mail({
  source: '§4',
  says: 'The keeper is told of {product}',
  fields: { loan_id: belongsTo(Loan) },
  reader: 'keeper',
  subject: counted('tools', { one: '{name} asks for {tools} tool', other: '{name} asks for {tools} tools' }),
  body: {
    intro: '{name} would like to borrow from {product}:',
    cards: given('The tools, each with its picture'),
    until: sometimes('Answer by {moment}, {name} hopes.'),
    photos: sometimes(counted('count', { one: '{count} photo of {name}.', other: '{count} photos of {name}.' })),
    late: sometimes('This is late.'),
  },
  button: { label: 'Open the shed', to: '/shed/:shelf#asked', ending: 'Hand it out within {longestLoanDays} days.' },
});
/** One mail for either side of a loan. */
export const loanEnded = mail({
  source: '§4',
  says: 'Each side is told that a loan has ended',
  fields: { loan_id: belongsTo(Loan) },
  reader: { lender: 'keeper', borrower: 'member' },
  subject: { lender: '{tool} is back', borrower: 'Thanks for {tool}' },
  body: { deposit: { borrower: 'Your deposit of {amount} goes back.' } },
  button: { lender: { label: 'Open the shed', to: '/shed/:shelf' }, borrower: { label: 'Your loan' } },
  slots: { tool: tool.tool_id },
});
export const inventory = mail({ source: '§4', says: 'The keeper hears that all is there', fields: {}, reader: 'keeper', subject: 'All tools are there' });
export const giveDepositBack = job({ source: '§4', says: 'The deposit goes back', fields: { loan_id: belongsTo(Loan), note: optional(text({ max: 500 })) } });
export const countTools = job({ source: '§4', says: 'The shelves are counted', fields: {}, every: days(1), whenQuiet: true, asks: 'stranger' });

export const Stars = shape({
  source: '§3',
  called: 'rating',
  says: 'How it was',
  fields: { stars: integer({ min: 1, max: 5 }), words: optional(text({ max: 200 })), tips: optional(list(text({ max: 80 }))), again: flag() },
});

export const LoanView = shape({
  source: '§7',
  called: 'loan with its tool',
  says: 'What a list of loans shows',
  fields: { ...pick(Loan, 'loan_id', 'status', 'starts', 'ends'), tool: like(Tool), member: nullable(like(Member)) },
});

export const Visitor = shape({
  source: '§6',
  called: 'visitor',
  says: 'What is known of whoever asks',
  fields: {
    signed_in: flag(),
    member_id: optional(id()),
    keeper: flag(),
    loans: integer({ min: 0 }),
    joined_at: nullable(instant()),
  },
});
