// Names in one sentence.
import { dateLocale } from '../../../../generated/model/constants';

const list = new Intl.ListFormat(dateLocale);
/** `Sam, Kim and Noor` */
export const together = (names: readonly string[]): string => list.format(names);
