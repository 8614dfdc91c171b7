// What is wrong here is in want.txt.
import { given, mail, sometimes } from 'spec-to-app/job';

export const arrived = mail({
  source: '§4',
  says: 'A parcel is there',
  fields: {},
  reader: 'receiver',
  subject: '{parcel} is there',
  body: { parcel: given('The parcel, with its picture'), to: sometimes('It is at {shop}.') },
});
