// An event for the analytics service, sent only after consent.
import { declare, type Declaration, type Source } from './declaration';
import type { Fields } from './entity';
import type { Duration } from './terms';

export interface Event extends Declaration<'event'> {
  readonly name: string;
  readonly says: string;
  readonly when: string;
  readonly fields: Fields;
  readonly timeout?: Duration | { readonly milliseconds: number };
}

/**
 * One analytics event (a tracking plan's entry): when it is sent and what it carries. An event whose fields do not fit is not sent.
 *
 * @example
 * export const pageVisit = event({
 *   source: '§1', name: 'page_visit', says: 'A page was seen', when: 'on every route view', fields: { path: text() },
 * });
 */
export const event = (it: {
  readonly source: Source;
  readonly name: string;
  readonly says: string;
  readonly when: string;
  readonly fields: Fields;
  readonly timeout?: { readonly milliseconds: number };
}): Event => declare('event', it);
