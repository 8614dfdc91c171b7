// What is wrong here is in want.txt.
import { menu } from 'spec-to-app/menu';
import { home } from '../../base';

export const mainMenu = menu({
  source: '§2',
  title: 'Menu',
  says: 'Ways on',
  items: [{ label: 'Home', to: home, does: 'go_home' }, { label: 'Nowhere' }],
});
