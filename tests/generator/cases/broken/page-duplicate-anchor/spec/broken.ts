// What is wrong here is in want.txt.
import { route } from '../../../../../../spec/language/route';
import { anyone } from '../../../../../../spec/language/rule';
import { markdown } from '../../../../../../spec/language/text';

export const help = route('/help', { source: '§2', screen: 'LongText', title: 'Help', guard: anyone, text: markdown('help.md') });
