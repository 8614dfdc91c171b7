// What is wrong here is in want.txt.
import { text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Parcel } from '../../base';

export const storedParcels = stored('Parcels', { source: '§3', says: 'Parcels', of: Parcel, columns: { searchedWords: text() } });
