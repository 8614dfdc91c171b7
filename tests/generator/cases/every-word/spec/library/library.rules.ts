// Guards, rules, what a loan shows and how it moves.
import { the } from 'spec-to-app/entity';
import { derived, guard, lifecycle, rule, status } from 'spec-to-app/rule';
import {
  absent,
  after,
  all,
  any,
  at,
  atLeast,
  atMost,
  before,
  days,
  earlier,
  earliest,
  either,
  holds,
  hours,
  is,
  isFalse,
  isNot,
  isOneOf,
  isTrue,
  later,
  lengthOf,
  lessThan,
  matches,
  minutes,
  moreThan,
  byWeekday,
  daysBetween,
  none,
  notAfter,
  notBefore,
  namedTerm,
  now,
  present,
  product,
  sizeOf,
  sum,
  today,
} from 'spec-to-app/terms';
import { houseCurrency, lendingOpen, LoanStatus, longestLoanDays, shelfCount } from './facts.model';
import { badDates, badLink, illegalMove, loanNotFound, notKeeper, notPaid, notSignedIn, notYourLoan, tooLate } from './library.errors';
import { giveDepositBack, keeperTold, Loan, Member, Stars, Tool, Visitor } from './library.model';

const visitor = the(Visitor);
const loan = the(Loan);
const tool = the(Tool);
const member = the(Member);
const rating = the(Stars);

const pickUp = namedTerm('pick-up time', at(loan.starts, tool.opens, tool.timezone));
const giveBack = namedTerm('the end of the last day', later(at(loan.ends, tool.opens, tool.timezone), days(1)));

export const loanDue = derived({ source: '§5', says: 'Until when a tool is brought back', is: earliest(giveBack, later(pickUp, days(longestLoanDays))) });
export const lastDay = derived({ source: '§5', says: 'The last day of a long loan', is: later(loan.starts, days(longestLoanDays)) });
const feeByWeight = either(present(tool.weight), product(tool.weight, 1.5), tool.deposit_cents);
export const lateFee = derived({
  source: '§5',
  says: 'What a late day costs, in cents',
  is: byWeekday(loan.ends, { friday: feeByWeight, saturday: feeByWeight }, tool.deposit_cents),
});

export const dayFee = derived({
  source: '§5',
  says: 'What a day costs, in cents',
  is: byWeekday(loan.starts, { saturday: tool.saturday_cents, sunday: tool.deposit_cents }, tool.deposit_cents),
});

export const signedIn = guard({
  source: '§6',
  says: 'people who are signed in',
  requires: [{ that: isTrue(visitor.signed_in), otherwise: notSignedIn }],
});
export const keeper = guard({
  source: '§6',
  says: 'keepers',
  after: [signedIn],
  requires: [{ that: isTrue(visitor.keeper), otherwise: notKeeper }],
});
export const borrower = guard({
  source: '§6',
  says: 'the member who has the tool',
  after: [signedIn],
  of: Loan,
  missing: loanNotFound,
  requires: [{ that: is(loan.member_id, visitor.member_id), otherwise: notYourLoan, says: 'A loan is its member’s own business' }],
});

export const soundDates = rule({
  source: '§5',
  says: 'A loan has sound dates',
  requires: [
    { that: before(loan.starts, loan.ends), otherwise: badDates },
    { that: atMost(daysBetween(loan.starts, loan.ends, 'days'), longestLoanDays), otherwise: badDates },
  ],
});
export const startsTomorrow = rule({
  source: '§5',
  says: 'A loan starts tomorrow at the soonest',
  requires: [
    { that: holds(soundDates), otherwise: badDates },
    { that: notBefore(loan.starts, later(today(tool.timezone), days(1))), otherwise: tooLate },
  ],
});
export const mayCancel = rule({
  source: '§5',
  says: 'A loan may still be called off',
  requires: [
    { that: isOneOf(loan.status, ['asked', 'lent']), otherwise: illegalMove },
    { that: notAfter(now, earlier(pickUp, hours(24))), otherwise: tooLate },
    { that: any(absent(loan.paid_at), isTrue(lendingOpen)), otherwise: notPaid },
  ],
});
export const mayReturn = rule({
  source: '§5',
  says: 'A tool may be brought back',
  requires: [
    { that: isNot(loan.status, 'lost'), otherwise: illegalMove },
    { that: all(present(loan.paid_at), after(now, later(pickUp, minutes(5)))), otherwise: notPaid },
    { that: none(after(now, later(giveBack, days(longestLoanDays)))), otherwise: tooLate },
  ],
});
export const mayRate = rule({
  source: '§5',
  says: 'A loan may be rated',
  requires: [
    { that: atLeast(rating.stars, 2), otherwise: badLink, says: 'One star says nothing' },
    { that: any(isFalse(rating.again), moreThan(lengthOf(rating.words), 3)), otherwise: badLink },
  ],
});
export const soundTool = rule({
  source: '§5',
  says: 'A tool fits the shed',
  requires: [
    { that: matches(tool.tool_id, '^[a-z]+$', 'is written in small letters'), otherwise: badLink },
    { that: lessThan(sum(tool.deposit_cents, sizeOf(tool.photos)), 60000), otherwise: badLink },
    { that: atMost(sizeOf(tool.photos), shelfCount), otherwise: badLink },
    { that: isNot(tool.timezone, houseCurrency), otherwise: badLink },
    { that: isFalse(member.keeper), otherwise: notKeeper },
  ],
});

export const loanStatus = status({
  source: '§4',
  says: 'What a loan shows',
  of: Loan,
  rows: [
    { name: 'deposit_due', when: all(is(loan.status, 'lent'), absent(loan.paid_at)), label: 'Deposit due', tone: 'waiting' },
    { name: 'starts_today', when: is(loan.starts, today(tool.timezone)), label: { member: 'Pick it up today', keeper: 'Hand it out today' }, tone: 'info' },
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
    { event: 'ask', from: null, to: 'asked', by: signedIn, when: [startsTomorrow], says: 'The tool is put aside', effects: [keeperTold] },
    { event: 'lend', from: 'asked', to: 'lent', by: keeper },
    { event: 'bring_back', from: 'lent', to: 'returned', by: borrower, when: [mayReturn], effects: [giveDepositBack] },
    { event: 'expire', from: 'asked', to: 'returned', by: 'system', timer: [later(loan.paid_at, hours(48)), later(loan.paid_at, days(longestLoanDays))], asks: 'provider' },
    { event: 'lose', from: 'lent', to: 'lost', by: 'operator' },
  ],
});
