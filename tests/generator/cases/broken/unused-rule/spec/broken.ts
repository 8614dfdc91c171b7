// What is wrong here is in want.txt.
import { the } from 'spec-to-app/entity';
import { rule } from 'spec-to-app/rule';
import { atMost } from 'spec-to-app/terms';
import { Parcel, refused } from '../../base';

const parcel = the(Parcel);
export const isLight = rule({ source: '§4', says: 'A parcel is light', requires: [{ that: atMost(parcel.weight, 2), otherwise: refused }] });
