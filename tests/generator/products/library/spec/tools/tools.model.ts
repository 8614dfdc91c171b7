// Tools and loans, and what is kept of them.
import { entity, pick, shape, the } from 'spec-to-app/entity';
import { filter } from 'spec-to-app/filter';
import { job, mail } from 'spec-to-app/job';
import { belongsTo, cents, id, instant, integer, like, longText, nullable, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { hours } from 'spec-to-app/terms';
import { constant, table, values } from 'spec-to-app/values';
import { Member } from '../members/members.model';

export const longestLoanDays = constant(28, { source: '§9', unit: 'days', says: 'How long a tool may be out' });
export const answerHours = constant(48, { source: '§9', unit: 'hours', says: 'How long a keeper has to answer' });

export const ToolKind = values({
  source: '§3',
  says: 'What a tool is for',
  items: { garden: { label: 'Garden' }, wood: { label: 'Wood' }, paint: { label: 'Paint' } },
});
export const LoanStatus = values({
  source: '§4',
  says: 'Where a loan stands',
  items: {
    asked: { label: 'Asked for', says: 'The keeper has not answered yet' },
    lent: { label: 'Lent' },
    declined: { label: 'Declined' },
    expired: { label: 'Not answered' },
    returned: { label: 'Returned' },
  },
});
export const deposits = table({
  source: '§3',
  says: 'The deposit that a kind of tool usually takes',
  columns: { kind: oneOf(ToolKind), usual_cents: cents({ min: 0 }) },
  rows: [
    { kind: 'garden', usual_cents: 1000 },
    { kind: 'wood', usual_cents: 3000 },
    { kind: 'paint', usual_cents: 500 },
  ],
});

export const Tool = entity({
  source: '§3',
  called: 'tool',
  says: 'Something to borrow',
  key: 'tool_id',
  fields: {
    tool_id: id(),
    keeper_id: belongsTo(Member),
    name: text({ min: 2, max: 60, example: 'Cordless drill' }),
    kind: oneOf(ToolKind, { says: 'What it is for' }),
    about: optional(longText({ max: 500 })),
    deposit_cents: cents({ min: 0, max: 50_000, example: 3000, says: 'Given back with the tool' }),
  },
});
const tool = the(Tool);
export const ToolFilters = shape({
  source: '§3',
  called: 'set of filters',
  says: 'What tools are looked for',
  fields: {
    kinds: filter(tool.kind, 'any of', { label: 'Kind', help: 'One or more', max: 3 }),
    deposit_max: filter(tool.deposit_cents, 'at most', { label: 'Deposit', chip: 'Up to {count} pence', max: 20_000 }),
  },
});

export const Loan = entity({
  source: '§3',
  called: 'loan',
  says: 'One tool with one member for a while',
  key: 'loan_id',
  fields: {
    loan_id: id(),
    tool_id: belongsTo(Tool),
    keeper_id: belongsTo(Member),
    member_id: belongsTo(Member),
    status: oneOf(LoanStatus),
    starts: plainDate({ says: 'The first day' }),
    ends: plainDate({ says: 'The last day' }),
    asked_at: instant(),
    note: optional(longText({ max: 500, says: 'What it is needed for' })),
    stars: nullable(integer({ min: 1, max: 5, says: 'How it was' })),
  },
});
export const Rating = shape({ source: '§3', called: 'rating', says: 'How it was', fields: { stars: integer({ min: 1, max: 5 }) } });
export const LoanView = shape({
  source: '§7',
  called: 'loan with its tool',
  says: 'What a list of loans shows',
  fields: { ...pick(Loan, 'loan_id', 'status', 'starts', 'ends', 'stars'), tool: like(Tool) },
});

export const keeperTold = mail({
  source: '§4',
  says: 'The keeper is told that a tool is asked for',
  fields: { loan_id: belongsTo(Loan) },
  reader: 'keeper',
  subject: 'A neighbour asks for your {tool}',
  body: { intro: 'Answer within {answerHours} hours. After that, the request expires.' },
  button: { label: 'Answer', to: '/shed' },
});
export const removeExpired = job({
  source: '§4',
  says: 'Sessions and counters that have run out are removed',
  fields: {},
  every: hours(1),
});

export const storedTools = stored('tools', {
  source: '§3',
  says: 'Tools on the shelves',
  of: Tool,
  columns: { keeper_id: { onDelete: 'cascade' } },
});
export const storedLoans = stored('loans', {
  source: '§3',
  says: 'Loans',
  of: Loan,
  columns: { tool_id: { onDelete: 'cascade' }, keeper_id: { onDelete: 'cascade' }, member_id: { onDelete: 'cascade' } },
});
