// A spec with one mistake.
import { product } from 'spec-to-app/app';
import * as base from '../../base';
import * as broken from './broken';

export const app = product({ ...base.about, subjects: { post: [base, broken] } });
