// The parameters of a call, out of the requests of a visit.
import type { CallRequest } from '../../generated/client/transport';

/** The JSON of the newest request of a call; undefined where it was not made, or carried none. */
export const sent = (requests: readonly CallRequest[], call: string): unknown => {
  const body = requests.findLast((request) => request.call === call)?.body;
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
};
