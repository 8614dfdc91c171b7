// Long texts that are not of the spec.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { markdown } from 'spec-to-app/text';

export const above = route('/above', { source: '§2', screen: 'Above', title: 'Above', guard: anyone, text: markdown('../want.txt') });
export const away = route('/away', { source: '§2', screen: 'Away', title: 'Away', guard: anyone, text: markdown('/etc/motd.md') });
export const round = route('/round', { source: '§2', screen: 'Round', title: 'Round', guard: anyone, text: markdown('pages/../../README.md') });
export const code = route('/code', { source: '§2', screen: 'Code', title: 'Code', guard: anyone, text: markdown('app.ts') });
