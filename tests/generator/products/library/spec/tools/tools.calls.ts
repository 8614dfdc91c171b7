// Calls about tools and loans.
import { call, moving } from 'spec-to-app/call';
import { pick } from 'spec-to-app/entity';
import { anyone } from 'spec-to-app/rule';
import { like, list } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { keeper, signedIn } from '../members/members.rules';
import { toolNotFound, toolTaken } from './tools.errors';
import { Loan, LoanView, Rating, Tool, ToolFilters } from './tools.model';
import { borrower, lender, loanLife, mayRate, toolKeeper } from './tools.rules';

const written = pick(Tool, 'name', 'kind', 'about', 'deposit_cents');

export const listTools = call('GET /tool', {
  source: '§7',
  says: 'Lists the tools of the library',
  guard: anyone,
  query: ToolFilters.fields,
  answer: { tools: list(like(Tool)) },
});
export const showTool = call('GET /tool/{tool_id}', {
  source: '§7',
  says: 'Shows one tool',
  guard: anyone,
  answer: like(Tool),
  errors: [toolNotFound],
});
export const addTool = call('POST /tool', {
  source: '§7',
  says: 'Puts a tool on the shelf',
  guard: keeper,
  input: written,
  answer: like(Tool),
  repeatable: true,
});
export const changeTool = call('PUT /tool/{tool_id}', {
  source: '§7',
  says: 'Writes a tool down anew',
  guard: toolKeeper,
  input: written,
  answer: like(Tool),
});
export const dropTool = call('DELETE /tool/{tool_id}', { source: '§7', says: 'Takes a tool off the shelf', guard: toolKeeper });
export const askForTool = call('POST /loan', {
  source: '§7',
  says: 'Asks for a tool',
  guard: signedIn,
  input: pick(Loan, 'tool_id', 'starts', 'ends', 'note'),
  answer: like(Loan),
  performs: moving(loanLife, 'ask'),
  errors: [toolNotFound, toolTaken],
  throttle: { times: 10, per: minutes(1) },
  repeatable: true,
});
export const listLoans = call('GET /loan', {
  source: '§7',
  says: 'Lists a member’s loans',
  guard: signedIn,
  answer: { loans: list(like(LoanView)) },
});
export const showLoan = call('GET /loan/{loan_id}', { source: '§7', says: 'Shows one loan', guard: borrower, answer: like(Loan) });
export const lendTool = call('PATCH /loan/{loan_id}/lend', {
  source: '§7',
  says: 'Lends the tool',
  guard: lender,
  answer: like(Loan),
  performs: moving(loanLife, 'lend'),
});
export const declineLoan = call('PATCH /loan/{loan_id}/decline', {
  source: '§7',
  says: 'Declines',
  guard: lender,
  answer: like(Loan),
  performs: moving(loanLife, 'decline'),
});
export const bringBack = call('PATCH /loan/{loan_id}/return', {
  source: '§7',
  says: 'Brings the tool back',
  guard: borrower,
  answer: like(Loan),
  performs: moving(loanLife, 'bring_back'),
});
export const rateLoan = call('POST /loan/{loan_id}/rating', {
  source: '§7',
  says: 'Says how it was',
  guard: borrower,
  input: Rating.fields,
  answer: like(Loan),
  rules: [mayRate],
});
