// A spec with one mistake.
import { product } from 'spec-to-app/app';
import * as base from '../../base';
import { senders } from './broken';

export * from '../../base';
export const app = product({ ...base.about, chromeGuards: { footer: senders }, subjects: ['broken'] });
