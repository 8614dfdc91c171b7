// The way back after a lost connection: the browser's own word, or an answer of the server where the browser has noticed nothing.
import { useEffect, useRef } from 'react';

const askedEachMs = 4000;

/** Calls `back` as soon as the server can be reached again, for as long as `isCut`. */
export const useLine = (isCut: boolean, back: () => void): void => {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (!isCut) return undefined;
    const tell = () => latest.current();
    const ask = async () => {
      const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
      if (answer?.ok) tell();
    };
    const timer = setInterval(() => void ask(), askedEachMs);
    addEventListener('online', tell);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tell);
    };
  }, [isCut]);
};
