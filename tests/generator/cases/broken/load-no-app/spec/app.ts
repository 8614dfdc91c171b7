// Exports the app under another name.
import { product } from 'spec-to-app/app';
import * as base from '../../base';

export * from '../../base';
export const application = product({ ...base.about, subjects: [] });
