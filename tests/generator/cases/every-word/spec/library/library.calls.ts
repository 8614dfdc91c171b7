// What browser and server say to each other.
import { call, moving } from 'spec-to-app/call';
import { pick } from 'spec-to-app/entity';
import { file, integer, like, list, nullable, oneOf, optional, password, text } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { ToolKind } from './facts.model';
import { loanNotFound, toolTaken } from './library.errors';
import { Loan, LoanView, Stars, Tool } from './library.model';
import { borrower, keeper, loanLife, mayRate, signedIn, soundTool } from './library.rules';
import { anyone } from 'spec-to-app/rule';

export const listTools = call('GET /tool', {
  source: '§7',
  says: 'Lists the tools of the shed',
  guard: anyone,
  optionalAuth: true,
  query: { kind: optional(oneOf(ToolKind)), page: integer({ min: 1, default: 1 }) },
  answer: { tools: list(like(Tool)), next_page: nullable(integer()) },
});
export const showLoan = call('GET /loan/{loan_id}', { source: '§7', says: 'Shows one loan', guard: borrower, answer: like(LoanView) });
export const askForTool = call('POST /tool/{tool_id}/loan', {
  source: '§7',
  says: 'Asks for a tool',
  guard: signedIn,
  input: { ...pick(Loan, 'starts', 'ends', 'note') },
  answer: like(Loan),
  performs: moving(loanLife, 'ask'),
  errors: [toolTaken],
  throttle: { times: 10, per: minutes(1) },
  repeatable: true,
});
export const answerLoan = call('PATCH /loan/{loan_id}/answer', {
  source: '§7',
  says: 'Lends the tool',
  guard: keeper,
  errors: [loanNotFound],
  performs: moving(loanLife, 'lend'),
});
export const bringBack = call('PATCH /loan/{loan_id}/return', {
  source: '§7',
  says: 'Brings the tool back',
  guard: borrower,
  performs: moving(loanLife, 'bring_back'),
});
export const rateLoan = call('POST /loan/{loan_id}/rating', {
  source: '§7',
  says: 'Says how it was',
  guard: borrower,
  input: Stars.fields,
  rules: [mayRate],
  tool: 'none',
});
export const addPhoto = call('POST /tool/{tool_id}/photo', {
  source: '§7',
  says: 'Adds a picture of a tool',
  guard: keeper,
  input: { photo: file({ types: ['image/jpeg', 'image/png'], maxBytes: 5_000_000 }), caption: optional(text({ max: 80 })) },
  multipart: true,
  rules: [soundTool],
});
export const toolLabel = call('GET /shelf/{shelf}/label', {
  source: '§7',
  says: 'The label of a shelf, to be printed',
  guard: anyone,
  params: { shelf: integer({ min: 1 }) },
  answer: text(),
  bare: true,
  content: 'text/plain',
});
export const findTool = call('GET /tool/{tool_id}/shelf', {
  source: '§7',
  says: 'Leads to the shelf where a tool lies',
  guard: anyone,
  redirects: true,
});
export const hearBank = call('POST /bank/{deposit}', {
  source: '§7',
  says: 'The bank tells that a deposit came',
  guard: anyone,
  params: { deposit: text() },
  raw: true,
});
export const dropTool = call('DELETE /tool/{tool_id}', { source: '§7', says: 'Throws a tool away', guard: keeper });
export const replaceTool = call('PUT /tool/{tool_id}', {
  source: '§7',
  says: 'Writes down a tool anew',
  guard: keeper,
  deprecated: 'Change the fields that differ.',
  input: { ...pick(Tool, 'kind', 'opens', 'deposit_cents'), password: password({ min: 1 }) },
});
