// What is wrong here is in want.txt.
import { mail } from 'spec-to-app/job';

export const arrived = mail({ source: '§4', says: 'A parcel is there', fields: {}, reader: 'reciever', subject: 'It is there' });
export const sent = mail({
  source: '§4',
  says: 'A parcel is on its way',
  fields: {},
  reader: { mine: 'sender', theirs: 'carrier' },
  subject: 'It is on its way',
});
