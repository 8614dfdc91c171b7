// Generated 691f3a3380d7. The effect of a call: it reads the transport from the scope that it runs in.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import { attach, type Effect } from 'effector';
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
  const config = {
    source: $transport,
    effect: async (transport: Transport, args: Args): Promise<T> => {
      const outcome = await call(transport, args);
      if (outcome.ok) return outcome.data;
      throw outcome.failure;
    },
    name,
    sid: `generated/client/${name}`,
  };
  return attach(config) as unknown as Effect<Args, T, Failure<C>>;
};
