// Errors of tools and loans.
import { error } from 'spec-to-app/problem';

export const toolNotFound = error('tool.not_found', {
  source: '§8',
  status: 404,
  shown: 'banner',
  text: 'This tool isn’t here.',
  cure: 'Look for another.',
});
export const notYourTool = error('tool.not_yours', {
  source: '§6',
  status: 403,
  shown: 'banner',
  text: 'This tool belongs to another keeper.',
  cure: 'Open one of your own tools.',
});
export const loanNotFound = error('loan.not_found', {
  source: '§8',
  status: 404,
  shown: 'banner',
  text: 'There is no such loan.',
  cure: 'Check the link.',
});
export const notYourLoan = error('loan.not_yours', {
  source: '§6',
  status: 403,
  shown: 'banner',
  text: 'This loan belongs to another member.',
  cure: 'Open one of your own loans.',
});
export const badDates = error('loan.bad_dates', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'A loan ends after it starts, and within {longestLoanDays} days.',
  cure: 'Choose other days.',
});
export const toolTaken = error('loan.tool_taken', {
  source: '§5',
  status: 409,
  shown: 'banner',
  text: 'The tool is out on these days.',
  cure: 'Choose other days.',
});
export const notReturned = error('loan.not_returned', {
  source: '§5',
  status: 409,
  shown: 'banner',
  text: 'A tool is rated once it is back.',
  cure: 'Bring it back first.',
});
export const illegalMove = error('loan.illegal_move', {
  source: '§4',
  status: 409,
  shown: 'dialog',
  text: 'This isn’t possible any more.',
  cure: 'Reload the page to see where the loan stands.',
});
