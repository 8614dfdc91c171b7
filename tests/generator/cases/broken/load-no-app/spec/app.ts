// Exports the app under another name.
import { product } from '../../../../../../spec/language/app';
import * as base from '../../base';

export * from '../../base';
export const application = product({ ...base.about, subjects: [] });
