// What is wrong stands in CHANGELOG.md; want.txt says it.
import { text } from 'spec-to-app/shapes';
import { setting } from 'spec-to-app/values';

export const stampKey = setting({ source: '§1', variable: 'STAMP_KEY', serverOnly: true, holds: text(), says: 'The key of the shop' });
