// What is wrong here is in want.txt.
import { text } from 'spec-to-app/shapes';
import { setting } from 'spec-to-app/values';

export const stampsSold = setting({ source: '§1', variable: 'STAMPS_SOLD', default: true, says: 'Whether stamps are sold' });
export const stampPort = setting({ source: '§1', variable: 'STAMP_PORT', serverOnly: true, default: 80, says: 'Where they are sold' });
export const stampKey = setting({ source: '§1', variable: 'STAMP_KEY', serverOnly: true, holds: text(), says: 'The key of the shop' });
