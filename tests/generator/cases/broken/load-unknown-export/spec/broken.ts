// Imports a name that is not there.
import { rule } from 'spec-to-app/rule';
import { isTrue } from 'spec-to-app/terms';
import { refuse, visitor } from '../../base';

export const keepParcel = rule({ source: '§5', says: 'It is kept', requires: [{ that: isTrue(visitor.sender), otherwise: refuse }] });
