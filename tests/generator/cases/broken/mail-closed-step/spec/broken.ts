// What is wrong here is in want.txt.
import { mail } from 'spec-to-app/job';
import { route } from 'spec-to-app/route';
import { signedIn } from '../../base';

export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: signedIn });
const words = { source: '§4', says: 'A parcel is there', fields: {}, subject: 'It is there' } as const;
const button = { label: 'See your parcels', to: '/parcels' } as const;
export const toReceiver = mail({ ...words, reader: 'receiver', button });
export const toSender = mail({ ...words, reader: 'sender', button });
export const toBoth = mail({
  ...words,
  reader: { sent: 'sender', received: 'receiver' },
  button: { sent: button, received: { label: 'See all parcels', to: '/parcels' } },
});
