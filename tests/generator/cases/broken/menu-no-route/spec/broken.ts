// What is wrong here is in want.txt.
import { menu } from 'spec-to-app/menu';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { home } from '../../base';

const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone });
export const mainMenu = menu({
  source: '§2',
  title: 'Menu',
  says: 'Ways on',
  items: [
    { label: 'Home', to: home },
    { label: 'Parcels', to: parcels },
  ],
});
