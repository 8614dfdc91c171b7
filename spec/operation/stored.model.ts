// Tables of those who run the product: what its stand-ins remember, and what the operator did.
import { decision } from 'spec-to-app/declaration';
import { id, instant, nullable, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';

export const storedStandInRecords = stored('stand_in_records', {
  source: decision('the demo brings stand-ins of other companies along: the parent platform, the payment provider'),
  says: 'What the demo’s stand-ins remember between two requests',
  columns: {
    kind: text(),
    id: text(),
    payload: { type: 'jsonb' },
    grant_id: nullable(text()),
    ends_at: instant(),
  },
  key: ['kind', 'id'],
});

export const storedActs = stored('operator_acts', {
  source: decision('section 20: each act of the operator has a reason and an entry that nobody can change'),
  says: 'Who ran the product, what they did and why; entries are added, and the database refuses to change or remove one',
  columns: {
    act_id: id(),
    at: instant(),
    who: text({ says: 'The account of the machine that the command was given from' }),
    act: text({ says: 'The command', example: 'block' }),
    about: text({ says: 'The id of what it was done to' }),
    reason: text({ max: 500 }),
  },
  key: ['act_id'],
});
