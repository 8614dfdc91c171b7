// Code that is asked for when it is first drawn, and may not come.
import { type ComponentType, lazy, useEffect } from 'react';

export interface Missing {
  readonly reason: Error;
}

/**
 * Answers what draws the code that `load` brings. Where it does not come, `Instead` stands there, and it is asked for again when
 * it is next drawn anew. One question at a time: React draws anew whatever waits.
 */
export const asked = <P extends object>(load: () => Promise<ComponentType<P>>, Instead: ComponentType<Missing>) => {
  let question: ComponentType<P> | undefined;
  const missing = (reason: unknown) => () => {
    useEffect(() => {
      question = undefined;
    }, []);
    return <Instead reason={reason instanceof Error ? reason : new Error(String(reason))} />;
  };
  const answer = async (): Promise<{ readonly default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch (reason) {
      return { default: missing(reason) };
    }
  };
  return (): ComponentType<P> => {
    question ??= lazy(answer);
    return question;
  };
};
