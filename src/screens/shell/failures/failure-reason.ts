// Why something could not be loaded, as a person reads it; nothing where the answer was not of this product.
import type { Failure } from '../../../../generated/client/transport';
import type { ErrorCode } from '../../../../generated/errors/catalogue';
import { loadFailedTexts } from '../../../../generated/texts/sentences/loadFailedTexts';
import { isOffline } from './errors.store';

export const failureReason = (failure: Failure<ErrorCode>): string => {
  if (isOffline(failure)) return loadFailedTexts.offline;
  // another server on the way answers a page of its own
  const isOurs = failure.kind === 'refusal' || (failure.kind === 'unexpected status' && failure.request_id !== undefined);
  return isOurs ? failure.message : '';
};
