// What is wrong here is in want.txt.
import { mail } from 'spec-to-app/job';

const words = { source: '§4', fields: {}, reader: 'receiver', subject: 'It is there' } as const;
export const arrived = mail({ ...words, says: 'A parcel is there' });
export const written = mail({ ...words, says: 'A parcel is there, and written by code' });
