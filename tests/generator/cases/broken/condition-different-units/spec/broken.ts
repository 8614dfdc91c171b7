// Numbers of different units meet.
import { entity, the } from 'spec-to-app/entity';
import { job } from 'spec-to-app/job';
import { rule } from 'spec-to-app/rule';
import { cents, id, instant, integer, plainDate, text } from 'spec-to-app/shapes';
import { after, atMost, days, daysBetween, hours, later, lengthOf, moreThan, now, sum } from 'spec-to-app/terms';
import { constant } from 'spec-to-app/values';
import { refused } from '../../base';

export const keptDays = constant(14, { source: '§3', unit: 'days', says: 'How long a letter is kept' });
export const sweptHours = constant(2, { source: '§3', unit: 'hours', says: 'How often letters are swept' });
export const Letter = entity({
  source: '§3',
  called: 'letter',
  says: 'Words',
  key: 'letter_id',
  fields: {
    letter_id: id(),
    price_cents: cents(),
    waits_days: integer(),
    insuredCents: cents(),
    words: text(),
    sent_on: plainDate(),
    read_on: plainDate(),
    sent_at: instant(),
  },
});
const letter = the(Letter);
export const mayKeep = rule({
  source: '§5',
  says: 'A letter may be kept',
  requires: [
    { that: after(now, later(letter.sent_at, hours(keptDays))), otherwise: refused },
    { that: after(now, later(letter.sent_at, days(letter.price_cents))), otherwise: refused },
    { that: atMost(letter.price_cents, letter.waits_days), otherwise: refused },
    { that: atMost(daysBetween(letter.sent_on, letter.read_on, 'days'), sweptHours), otherwise: refused },
    { that: moreThan(lengthOf(letter.words), keptDays), otherwise: refused },
    { that: moreThan(sum(letter.price_cents, letter.waits_days), 3), otherwise: refused },
    { that: atMost(sum(letter.price_cents, letter.insuredCents), 300), otherwise: refused },
  ],
});
export const sweep = job({ source: '§7', says: 'Letters are swept', fields: {}, every: days(sweptHours) });
