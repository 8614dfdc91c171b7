// The answer to a question, its boxes while it is on its way, or the sentence that it did not come and another try.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { AnyFailure } from '../calls/own-call';
import type { Query } from '../calls/query';
import { LoadFailed } from '../failures/load-failed';

export interface LoadedProps<T> {
  readonly of: Pick<Query<never, T, AnyFailure>, '$data' | '$failure' | '$pending' | 'retried'>;
  /** The sentence where it did not come. */
  readonly failed: string;
  /** In place of it while it is on its way. */
  readonly fallback: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export const Loaded = <T,>({ of: { $data, $failure, $pending, retried }, failed, fallback, children }: LoadedProps<T>) => {
  const { data, failure, pending } = useUnit({ data: $data, failure: $failure, pending: $pending });
  const again = useUnit(retried);
  if (data !== null) return children(data);
  if (failure === null || pending) return fallback;
  return <LoadFailed says={failed} of={failure} onRetry={() => again()} />;
};
