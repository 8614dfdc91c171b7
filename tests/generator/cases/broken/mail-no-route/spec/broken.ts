// What is wrong here is in want.txt.
import { mail } from 'spec-to-app/job';
import { route } from 'spec-to-app/route';
import { signedIn } from '../../base';

export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: signedIn });
const words = { source: '§4', says: 'A parcel is there', fields: {}, reader: 'sender', subject: 'It is there' } as const;
export const arrived = mail({ ...words, button: { label: 'See it', to: '/parcel#arrived' } });
export const found = mail({ ...words, button: { label: 'See it', to: '/parcels#arrived' } });
