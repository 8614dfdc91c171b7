// Texts that show otherwise than they are written.
import { menu } from 'spec-to-app/menu';
import { home } from '../../base';

export const ways = menu({
  source: '§2',
  title: 'Ways',
  says: 'Ways home',
  items: [{ label: 'To\nhome', to: home }, { label: 'Home ', to: home }, { label: 'Ways  home', to: home }],
});
