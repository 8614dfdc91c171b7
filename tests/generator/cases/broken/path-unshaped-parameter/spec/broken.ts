// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';

export const page = route('/page/:parcel_idd', { source: '§2', screen: 'Page', title: 'Page', guard: anyone });
