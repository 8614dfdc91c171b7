// What is wrong here is in want.txt.
import { given, mail } from 'spec-to-app/job';
import { text } from 'spec-to-app/shapes';

const words = { source: '§4', says: 'A parcel is there', reader: 'sender' } as const;
export const toOwner = mail({ ...words, fields: {}, subject: 'It is there', body: { from: 'It is from {owner_email}.' } });
export const toNeighbour = mail({ ...words, fields: {}, subject: 'It is there', body: { owner_email: given('Its owner') } });
// its own field
export const toSender = mail({ ...words, fields: { owner_email: text() }, subject: 'It is from {owner_email}' });
