// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { text } from 'spec-to-app/shapes';
import { isTrue } from 'spec-to-app/terms';
import { setting } from 'spec-to-app/values';
import { refused } from '../../base';

export const stampsSold = setting({ source: '§1', variable: 'STAMPS_SOLD', serverOnly: true, default: true, says: 'Whether stamps are sold' });
export const stampKey = setting({ source: '§1', variable: 'STAMP_KEY', serverOnly: true, holds: text(), says: 'The key of the stamp shop' });
export const mayBuy = rule({
  source: '§1',
  says: 'stamps are sold',
  requires: [{ that: isTrue(stampsSold as never), otherwise: refused }],
});
