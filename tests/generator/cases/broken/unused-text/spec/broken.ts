// What is wrong here is in want.txt.
import { texts } from 'spec-to-app/text';

export const deskTexts = texts({
  source: '§2',
  says: 'The desk',
  texts: { open: 'Open', closed: 'Closed', soon: 'Soon', lunch: 'At lunch', moved: 'Moved' },
});
export const doorTexts = texts({ source: '§2', says: 'The door', texts: { pull: 'Pull', push: 'Push' } });
