// Turns what went wrong into what a person reads. The catalogue is large, so this comes when something did go wrong.
import { catalogue } from '../../../../generated/errors/catalogue';
import { isKeyOf } from '../../../../generated/model/keys';
import { fillSlots } from '../../../../generated/errors/fill-slots';
import type { Met } from './errors.store';
import { saidWith } from './own-words';
import { type Problem, toldIn } from './problem';

const codeOf = (met: Met): string | undefined => {
  if (!('kind' in met)) return 'code' in met ? met.code : undefined;
  if (met.kind === 'offline') return 'browser.offline';
  return met.kind === 'contract broken' ? 'browser.contract_broken' : met.code;
};
const dataOf = (met: Met): unknown => {
  if ('data' in met) return met.data;
  return 'body' in met ? met.body : undefined;
};

/** The server's own sentence, which goes before the catalogue's. */
const saidIn = (met: Met): string => {
  if (!('kind' in met) || (met.kind !== 'refusal' && met.kind !== 'unexpected status')) return '';
  return saidWith(met.message, toldIn(met));
};

const wordsOf = (met: Met, code: string | undefined) => {
  if (code !== undefined && isKeyOf(catalogue, code)) {
    const { text, cure, shown } = catalogue[code];
    return { message: saidIn(met) || fillSlots(text, 'path' in met ? { path: met.path } : {}), cure, shown };
  }
  const own = 'message' in met ? met.message : '';
  return { message: own || catalogue['browser.unexpected_error'].text, cure: undefined, shown: 'dialog' };
};

export const describe = (met: Met): Problem => {
  const code = codeOf(met);
  const data = dataOf(met);
  const { fields = [], retry_after: wait } = toldIn({ data });
  // an undeclared error is for the dialog, whatever its code says of itself
  const declared = !('kind' in met) || met.kind === 'refusal' || met.kind === 'offline';
  const words = wordsOf(met, code);
  return {
    code,
    ...words,
    shown: declared ? words.shown : 'dialog',
    fields: code === 'input.invalid' ? fields.map(({ path, message }) => ({ field: path, message })) : [],
    again: wait === undefined ? undefined : Date.now() + wait * 1000,
    data,
    status: 'status' in met ? met.status : undefined,
    request_id: 'request_id' in met ? met.request_id : undefined,
  };
};
