// Which part of a page is being read.
import { useEffect, useState } from 'react';

/** Of parts, given by their ids with spaces between: the last whose head has passed the upper third of the window; '' before the first. */
export const useRead = (ids: string, active = true): string => {
  const [read, setRead] = useState('');
  useEffect(() => {
    if (!active) return;
    const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      () => {
        const passed = parts.filter((part) => part.getBoundingClientRect().top < innerHeight / 3);
        setRead(passed.at(-1)?.id ?? '');
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const part of parts) watch.observe(part);
    return () => watch.disconnect();
  }, [ids, active]);
  return read;
};
