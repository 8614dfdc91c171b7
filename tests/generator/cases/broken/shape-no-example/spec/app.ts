// A spec with one mistake.
import { product } from 'spec-to-app/app';
import * as base from '../../base';

export * from '../../base';
export const app = product({ ...base.about, subjects: ['broken'] });
