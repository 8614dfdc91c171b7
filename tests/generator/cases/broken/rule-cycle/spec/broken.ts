// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { holds } from 'spec-to-app/terms';
import { refused } from '../../base';

export const first: Rule = {
  kind: 'rule',
  source: '§5',
  says: 'The first holds',
  get requires() {
    return [{ that: holds(second), otherwise: refused }];
  },
};
export const second: Rule = rule({
  source: '§5',
  says: 'The second holds',
  requires: [{ that: holds(first), otherwise: refused }],
});
