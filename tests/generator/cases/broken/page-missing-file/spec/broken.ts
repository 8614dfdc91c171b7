// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { markdown } from 'spec-to-app/text';

export const help = route('/help', { source: '§2', screen: 'LongText', title: 'Help', guard: anyone, text: markdown('halp.md') });
