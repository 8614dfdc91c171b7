// What is wrong here is in want.txt.
import { guard } from 'spec-to-app/rule';
import { after, isTrue } from 'spec-to-app/terms';
import { refused, visitor } from '../../base';

export const early: Guard = {
  kind: 'guard',
  source: '§6',
  says: 'early birds',
  get after() {
    return [late];
  },
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }],
};
export const late: Guard = guard({
  source: '§6',
  says: 'night owls',
  after: [early],
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }],
});
