// What is wrong here is in want.txt.
import { texts } from 'spec-to-app/text';
import { constant } from 'spec-to-app/values';

export const longestWait = constant(14, { source: '§9', unit: 'days', says: 'How long a parcel waits' });
export const stampPrice = constant(1, { source: '§9', says: 'What a stamp costs' });
export const deskTexts = texts({ source: '§2', says: 'The desk', texts: { waits: 'It waits for {longestWait} days.' } });
