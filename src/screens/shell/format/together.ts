// Names in one sentence.
import { dateLocale } from '../../../../generated/model/constants';

let list: Intl.ListFormat | undefined;
/** `Sam, Kim and Noor` */
export const together = (names: readonly string[]): string => (list ??= new Intl.ListFormat(dateLocale)).format(names);
