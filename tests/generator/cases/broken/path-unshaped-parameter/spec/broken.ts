// What is wrong here is in want.txt.
import { route } from '../../../../../../spec/language/route';
import { anyone } from '../../../../../../spec/language/rule';

export const page = route('/page/:parcel_idd', { source: '§2', screen: 'Page', title: 'Page', guard: anyone });
