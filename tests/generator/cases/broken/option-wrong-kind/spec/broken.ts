// What is wrong here is in want.txt.
import { mail } from 'spec-to-app/job';
import { route } from 'spec-to-app/route';
import { shape } from 'spec-to-app/entity';
import { file, integer, text } from 'spec-to-app/shapes';
import { light } from '../../base';

export const parcels = route('/parcels', { source: '2', screen: 'Parcels', title: 14, guard: light, mode: 'hots' });
export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: {
    greeting: text('Dear' as never),
    sender: text({ max: '80', private: false, pattern: /^[A-Z]/ } as never),
    pages: integer({ min: null } as never),
    picture: file({ types: 'image/png', maxBytes: '5 MB' } as never),
  },
});
const slots = { note: 'parcel.note' } as never;
export const arrived = mail({ source: '§4', says: 'A parcel is there', fields: {}, reader: 'sender', subject: '{note}', slots });
