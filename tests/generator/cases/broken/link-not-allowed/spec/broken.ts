// What is wrong here is in want.txt.
import { menu } from 'spec-to-app/menu';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { markdown } from 'spec-to-app/text';
import { setting } from 'spec-to-app/values';

export const shop = setting({ source: '§1', variable: 'SHOP', default: 'ftp://shop.example', says: 'Where stamps are sold' });
export const bank = setting({ source: '§1', variable: 'BANK', default: 'https://bank.example', says: 'Where it is paid' });
export const help = route('/help', { source: '§2', screen: 'LongText', title: 'Help', guard: anyone, text: markdown('help.md') });
export const links = menu({
  source: '§2',
  title: 'Links',
  says: 'Leads elsewhere',
  items: [
    { label: 'Stamps', outside: shop },
    { label: 'Bank', outside: bank },
  ],
});
