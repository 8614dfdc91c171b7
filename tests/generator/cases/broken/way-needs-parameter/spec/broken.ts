// What is wrong here is in want.txt.
import { menu } from 'spec-to-app/menu';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';

export const parcelPage = route('/parcel/:parcel_id', { source: '§2', screen: 'Parcel', title: 'Parcel', guard: anyone });
export const mainMenu = menu({ source: '§2', title: 'Menu', says: 'Ways on', items: [{ label: 'Your parcel', to: parcelPage }] });
