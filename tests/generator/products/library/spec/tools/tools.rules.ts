// Guards, rules and the life of a loan.
import { the } from 'spec-to-app/entity';
import { derived, guard, lifecycle, rule, status } from 'spec-to-app/rule';
import { atMost, before, daysBetween, hours, is, later } from 'spec-to-app/terms';
import { Visitor } from '../members/members.model';
import { keeper, signedIn } from '../members/members.rules';
import { badDates, illegalMove, loanNotFound, notReturned, notYourLoan, notYourTool, toolNotFound } from './tools.errors';
import { answerHours, keeperTold, Loan, LoanStatus, longestLoanDays, Tool } from './tools.model';

const visitor = the(Visitor);
const loan = the(Loan);
const tool = the(Tool);

export const toolKeeper = guard({
  source: '§6',
  says: 'the keeper of the tool',
  after: [keeper],
  of: Tool,
  missing: toolNotFound,
  requires: [{ that: is(tool.keeper_id, visitor.member_id), otherwise: notYourTool }],
});
export const borrower = guard({
  source: '§6',
  says: 'the member who borrows',
  after: [signedIn],
  of: Loan,
  missing: loanNotFound,
  requires: [{ that: is(loan.member_id, visitor.member_id), otherwise: notYourLoan }],
});
export const lender = guard({
  source: '§6',
  says: 'the keeper who lends',
  after: [keeper],
  of: Loan,
  missing: loanNotFound,
  requires: [{ that: is(loan.keeper_id, visitor.member_id), otherwise: notYourLoan }],
});

export const soundDates = rule({
  source: '§5',
  says: 'A loan has sound dates',
  requires: [
    { that: before(loan.starts, loan.ends), otherwise: badDates },
    { that: atMost(daysBetween(loan.starts, loan.ends, 'days'), longestLoanDays), otherwise: badDates },
  ],
});
export const mayRate = rule({
  source: '§5',
  says: 'A loan may be rated',
  requires: [{ that: is(loan.status, 'returned'), otherwise: notReturned }],
});
export const answerBy = derived({
  source: '§5',
  says: 'Until when a keeper may answer',
  is: later(loan.asked_at, hours(answerHours)),
});
export const loanShown = status({
  source: '§4',
  says: 'What a loan shows',
  of: Loan,
  rows: [
    { name: 'waiting', when: is(loan.status, 'asked'), label: 'Waiting for the keeper', tone: 'waiting' },
    { name: 'out', when: is(loan.status, 'lent'), label: 'With you', tone: 'good' },
    { name: 'other', label: { titleCase: loan.status }, tone: 'quiet' },
  ],
});
export const loanLife = lifecycle({
  source: '§4',
  says: 'From asking to bringing back',
  of: Loan,
  field: 'status',
  states: LoanStatus,
  otherwise: illegalMove,
  moves: [
    { event: 'ask', from: null, to: 'asked', by: signedIn, when: [soundDates], says: 'The tool is put aside', effects: [keeperTold] },
    { event: 'lend', from: 'asked', to: 'lent', by: lender },
    { event: 'decline', from: 'asked', to: 'declined', by: lender },
    { event: 'expire', from: 'asked', to: 'expired', by: 'system', timer: later(loan.asked_at, hours(answerHours)) },
    { event: 'bring_back', from: 'lent', to: 'returned', by: borrower },
  ],
});
