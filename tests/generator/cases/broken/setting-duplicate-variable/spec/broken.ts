// What is wrong here is in want.txt.
import { setting } from 'spec-to-app/values';

export const open = setting({ source: '§1', variable: 'OPEN', default: true, says: 'Whether it is open' });
export const opened = setting({ source: '§1', variable: 'OPEN', default: true, says: 'Whether it was opened' });
