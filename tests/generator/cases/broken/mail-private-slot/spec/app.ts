// A spec with one mistake.
import { product } from 'spec-to-app/app';
import { anyone } from 'spec-to-app/rule';
import * as base from '../../base';

export * from '../../base';
const readers = {
  sender: { guard: base.signedIn, because: 'You send parcels.' },
  receiver: { guard: anyone, because: 'A parcel is on its way to you.' },
};
export const app = product({ ...base.about, readers, subjects: ['broken'] });
