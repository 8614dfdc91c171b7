// What is wrong here is in want.txt.
import { text } from '../../../../../../spec/language/shapes';
import { stored } from '../../../../../../spec/language/stored';
import { Parcel } from '../../base';

export const storedParcels = stored('Parcels', { source: '§3', says: 'Parcels', of: Parcel, columns: { searchedWords: text() } });
