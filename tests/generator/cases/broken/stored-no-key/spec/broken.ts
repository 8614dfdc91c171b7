// What is wrong here is in want.txt.
import { text } from '../../../../../../spec/language/shapes';
import { stored } from '../../../../../../spec/language/stored';

export const storedStamps = stored('stamps', { source: '§3', says: 'Stamps', columns: { motif: text() } });
