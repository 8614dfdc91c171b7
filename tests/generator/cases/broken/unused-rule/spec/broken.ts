// What is wrong here is in want.txt.
import { the } from '../../../../../../spec/language/entity';
import { rule } from '../../../../../../spec/language/rule';
import { atMost } from '../../../../../../spec/language/terms';
import { Parcel, refused } from '../../base';

const parcel = the(Parcel);
export const isLight = rule({ source: '§4', says: 'A parcel is light', requires: [{ that: atMost(parcel.weight, 2), otherwise: refused }] });
