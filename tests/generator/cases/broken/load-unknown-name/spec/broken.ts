// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { isTrue } from 'spec-to-app/terms';
import { refused, visitor } from '../../base';

export const keepParcel = rule({ source: '§5', says: 'It is kept', requires: [{ that: isTrue(visitor.sender), otherwise: refuse }] });
export const sendParcel = rule({ source: '§5', says: 'It is sent', requires: [{ that: isTrue(visitor.sender), otherwise: refused }] });
