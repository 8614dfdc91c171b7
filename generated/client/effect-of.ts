// Generated e0a207bb80a2. The effect of a call: it reads the transport from the scope that it runs in.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import { attach, createEffect, type Effect } from 'effector';
import type { ErrorCode } from '../errors/catalogue';
import { $transport, type Failure, type Outcome, type Transport } from './transport';

/**
 * Makes the effect of a call. Its failure is the outcome's; its sid is its name. A screen makes a copy of its own:
 * `attach({ effect: getProfileFx })`.
 */
export const effectOf = <T, C extends ErrorCode, Args = void>(
  name: string,
  call: (transport: Transport, args: Args) => Promise<Outcome<T, C>>,
): Effect<Args, T, Failure<C>> => {
  const made = createEffect<{ readonly transport: Transport; readonly args: Args }, T, Failure<C>>({
    name: `${name}/sent`,
    sid: `generated/client/${name}/sent`,
    handler: async ({ transport, args }) => {
      const outcome = await call(transport, args);
      return outcome.ok ? outcome.data : Promise.reject(outcome.failure);
    },
  });
  const config = {
    source: $transport,
    effect: made,
    mapParams: (args: Args, transport: Transport) => ({ transport, args }),
    name,
    sid: `generated/client/${name}`,
  };
  return attach(config);
};
