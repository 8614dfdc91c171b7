// A call as one store makes it. Here, and nowhere else, it is heard that the session behind a call is over.
import { attach, type Effect, sample } from 'effector';
import type { Failure } from '../../../../generated/client/transport';
import type { ErrorCode } from '../../../../generated/errors/catalogue';
import { failureMet, isSessionOver } from '../failures/errors.store';

export type AnyFailure = Failure<ErrorCode>;

/** A copy of its own, so that waiting and failing are local. Where the session is over, the person is led to log in. */
export const ownCall = <P, T, F extends AnyFailure>(effect: Effect<P, T, F>): Effect<P, T, F> => {
  const callFx = attach({ effect });
  sample({ clock: callFx.failData.map((failure): AnyFailure => failure), filter: isSessionOver, target: failureMet });
  return callFx;
};
