// Sends one event to the ad tracker, if it fits what the spec says of it.
import { conversionTimeoutMs } from '../../../../generated/model/constants';
import { type AnalyticsEvent, events } from '../../../../generated/model/events';
import { fits, type Schema } from '../../../../generated/model/fits';
import { cookieOf } from '../request/cookie';
import { cookiesOf } from '../request/request';
import type { Told } from './analytics.store';

const defaultsOf = ({ properties = {} }: Schema) =>
  Object.fromEntries(Object.entries(properties).flatMap(([name, schema]) => ('default' in schema ? [[name, schema.default]] : [])));

/** The fields with what stands for those left out; undefined where they do not fit. */
export const fitting = ({ schema }: AnalyticsEvent, fields: object): object | undefined => {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const whole = { ...defaultsOf(schema), ...given };
  return fits(schema, whole) ? whole : undefined;
};

/** Leave may have been taken back in another tab. */
const isAllowed = (): boolean => cookieOf('consentKept', cookiesOf(document.cookie))?.analytics === true;

/** Whether it was sent. Never fails, and never holds the page up for longer than the event may take. */
export const send = async ({ event, fields, to }: Told): Promise<boolean> => {
  const known = events[event];
  const whole = fitting(known, fields);
  if (!whole || !isAllowed()) return false;
  try {
    await fetch(to, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      body: JSON.stringify({ event: known.name, ...whole }),
      signal: AbortSignal.timeout(known.timeoutMs ?? conversionTimeoutMs),
    });
    return true;
  } catch {
    return false;
  }
};
