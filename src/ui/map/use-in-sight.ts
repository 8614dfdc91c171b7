// A map that is drawn when it comes into sight, and not before.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSight } from '../use-sight';

export interface InSight<T> {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly drawn: RefObject<T | undefined>;
  readonly state: 'waiting' | 'drawn' | 'failed';
}

/** Draws once, a little before it is scrolled to. */
export const useInSight = <T extends { readonly remove: () => void }>(draw: (container: HTMLElement) => Promise<T>): InSight<T> => {
  const drawn = useRef<T>(undefined);
  const gone = useRef(false);
  const [state, setState] = useState<InSight<T>['state']>('waiting');
  const begin = async (element: HTMLElement) => {
    try {
      const it = await draw(element);
      if (gone.current) return it.remove();
      drawn.current = it;
      setState('drawn');
    } catch {
      if (!gone.current) setState('failed');
    }
  };
  const container = useSight<HTMLDivElement>((element) => void begin(element), 200);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, []);
  return { container, drawn, state };
};
