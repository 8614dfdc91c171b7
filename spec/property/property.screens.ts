// The pages of a host's properties: the list of them, and each one by itself.
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { route } from '../language/route';
import { optional, text } from '../language/shapes';
import { texts } from '../language/text';
import { hostMode } from '../account/account.rules';
import { owner } from './property.rules';

export const properties = route('/properties', {
  source: '§2',
  screen: 'Properties',
  title: 'Your properties',
  description: 'Your properties on {product}: their state, their calendars, and what each still needs.',
  guard: hostMode,
  mode: 'host',
  chrome: { sidebar: true, footer: false, headerMenu: false },
});
