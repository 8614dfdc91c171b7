// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { isTrue } from 'spec-to-app/terms';
import { refused, visitor } from '../../base';

export const sending = rule({
  source: '§5',
  says: 'A parcel may be sent',
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }
});
