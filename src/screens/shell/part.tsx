// Parts of the frame in chunks of their own: the server draws them at once, the browser takes them over when their code has come.
import { type ComponentType, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';

export interface Part<Props> {
  /** Draws it; `fallback` stands where it is new on the page and has not come yet. */
  readonly Drawn: (props: Props & { readonly fallback?: ReactNode }) => ReactNode;
  /** Fetches its code. */
  readonly load: () => Promise<unknown>;
}

export const part = <Props extends object>(ask: () => Promise<ComponentType<Props>>): Part<Props> => {
  let ready: ComponentType<Props> | undefined;
  const load = async () => (ready ??= await ask());
  const Waiting = lazy(async () => ({ default: await load() }));
  const Chosen = (props: Props) => {
    const [View] = useState<ComponentType<Props>>(() => ready ?? (Waiting as ComponentType<Props>));
    return <View {...props} />;
  };
  const Drawn = ({ fallback, ...props }: Props & { readonly fallback?: ReactNode }) => (
    <Suspense fallback={fallback}>
      <Chosen {...(props as unknown as Props)} />
    </Suspense>
  );
  return { Drawn, load };
};

const never = () => () => undefined;
/**
 * False while a part is taken over from the server, true ever after. What only the browser knows may have come before the
 * part's own code: the first drawing has to be the server's all the same.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
