// Where the focus goes when a list grows.
import { useEffect, useRef } from 'react';

/** The first of those that came later takes the focus: the button that brought them may be gone. */
export const useNewest = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) (list.current?.children[before.current] as HTMLElement | undefined)?.focus();
    before.current = count;
  }, [count]);
  return list;
};
