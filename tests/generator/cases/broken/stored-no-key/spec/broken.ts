// What is wrong here is in want.txt.
import { text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';

export const storedStamps = stored('stamps', { source: '§3', says: 'Stamps', columns: { motif: text() } });
