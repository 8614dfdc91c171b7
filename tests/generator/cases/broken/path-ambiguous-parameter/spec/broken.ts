// What is wrong here is in want.txt.
import { entity } from 'spec-to-app/entity';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { id } from 'spec-to-app/shapes';

export const Letter = entity({ source: '§3', called: 'letter', says: 'Words', key: 'code', fields: { code: id() } });
export const Stamp = entity({ source: '§3', called: 'stamp', says: 'A picture', key: 'code', fields: { code: id() } });
export const page = route('/page/:code', { source: '§2', screen: 'Page', title: 'Page', guard: anyone });
