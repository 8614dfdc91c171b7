// A spec with one mistake.
import { product } from 'spec-to-app/app';
import * as base from '../../base';

export * from '../../base';
const readers = { sender: { guard: base.signedIn, because: 'You send parcels.' } };
export const app = product({ ...base.about, readers, subjects: ['broken'] });
