// What is wrong here is in want.txt.
import { mail } from 'spec-to-app/job';

export const arrived = mail({
  source: '§4',
  says: 'A parcel is there',
  fields: {},
  reader: 'receiver',
  subject: { early: 'It is there already', late: 'It is there at last' },
  body: { intro: { early: 'It came a day early.', intime: 'It came in time.', late: 'We are sorry.' } },
});
