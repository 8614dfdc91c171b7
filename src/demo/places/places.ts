// Every place of the demo, in all 13 provinces and territories.
import { alberta } from './alberta';
import { britishColumbia } from './british-columbia';
import { interior } from './british-columbia-interior';
import { maritimes } from './maritimes';
import { newfoundland } from './newfoundland';
import { north } from './north';
import { novaScotia } from './nova-scotia';
import { ontario } from './ontario';
import type { Place } from './place';
import { prairies } from './prairies';
import { quebec } from './quebec';

export const places: readonly Place[] = [
  ...britishColumbia,
  ...interior,
  ...alberta,
  ...prairies,
  ...ontario,
  ...quebec,
  ...maritimes,
  ...novaScotia,
  ...newfoundland,
  ...north,
];
