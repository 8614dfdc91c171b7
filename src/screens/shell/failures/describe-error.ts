// Turns what went wrong into what a person reads. The catalogue is large, so this comes when something did go wrong.
import { catalogue, fillSlots, isErrorCode } from '../../../../generated/errors/catalogue';
import type { Met, ShownError } from './errors.store';

const codeOf = (met: Met): string | undefined => {
  if (!('kind' in met)) return 'code' in met ? met.code : undefined;
  if (met.kind === 'offline') return 'browser.offline';
  return met.kind === 'contract broken' ? 'browser.contract_broken' : met.code;
};
const dataOf = (met: Met): unknown => {
  if ('data' in met) return met.data;
  return 'body' in met ? met.body : undefined;
};

/** What the server said of it itself, which goes before the catalogue's sentence. */
const saidIn = (met: Met): string => ('kind' in met && (met.kind === 'refusal' || met.kind === 'unexpected status') ? met.message : '');

const wordsOf = (met: Met, code: string | undefined) => {
  if (code !== undefined && isErrorCode(code)) {
    const { text, cure } = catalogue[code];
    return { message: saidIn(met) || fillSlots(text, 'path' in met ? { path: met.path } : {}), cure };
  }
  const own = 'message' in met ? met.message : '';
  return { message: own || catalogue['browser.unexpected_error'].text, cure: undefined };
};

export const describe = (met: Met, stack: string | undefined): Omit<ShownError, 'id'> => {
  const code = codeOf(met);
  return {
    code,
    ...wordsOf(met, code),
    stack,
    data: dataOf(met),
    status: 'status' in met ? met.status : undefined,
    request_id: 'request_id' in met ? met.request_id : undefined,
  };
};
