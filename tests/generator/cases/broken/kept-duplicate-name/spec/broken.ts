// What is wrong here is in want.txt.
import { text } from 'spec-to-app/shapes';
import { kept } from 'spec-to-app/values';

export const seen = kept({ source: '§3', where: 'cookie', name: 'seen', says: 'What was seen', holds: text() });
export const alsoSeen = kept({ source: '§3', where: 'cookie', name: 'seen', says: 'What was seen too', holds: text() });
