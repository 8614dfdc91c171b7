// What the library keeps in its database.
import { belongsTo, id, instant, integer, nullable, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Loan, LoanView, Member, Tool } from './library.model';

export const storedMembers = stored('members', {
  source: '§3',
  says: 'Members',
  of: Member,
  columns: { password_hash: nullable(text({ says: 'Never answered' })) },
  unique: [['email']],
  checks: ['email = lower(email)'],
});

export const storedTools = stored('tools', {
  source: '§3',
  says: 'Tools on the shelves',
  of: Tool,
  elsewhere: ['counts'],
  columns: {
    keeper_id: { nullable: true, otherwise: 'nobody', onDelete: 'set null' },
    weight: { type: 'numeric(6, 2)' },
    photos: { default: [] },
    searched: { shape: text(), default: "it's new" },
  },
});

export const storedLoans = stored('loans', {
  source: '§3',
  says: 'Loans',
  of: Loan,
  shows: [LoanView],
  columns: { member_id: { onDelete: 'cascade' }, nights: { type: 'daterange' }, terms: { type: 'jsonb', nullable: true } },
  unique: [['tool_id', 'starts']],
  exclusions: ['using gist (tool_id with =, nights with &&)'],
});

export const storedReminders = stored('reminders', {
  source: '§3',
  says: 'What was sent to members',
  columns: {
    reminder_id: id(),
    loan_id: { shape: belongsTo(Loan), onDelete: 'cascade' },
    sent_at: instant(),
    times: integer({ default: 1 }),
  },
  key: ['reminder_id'],
});
