// The element of every button: a press that comes before the page is hydrated waits, and is done then.
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { answerEarlyPress } from './waiting';

/** Dress it: `chakra(Pressable, recipe)`. Its type is `button` unless said otherwise. */
export const Pressable = ({ ref, ...rest }: ComponentProps<'button'>) => {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  useEffect(() => {
    if (button.current) answerEarlyPress(button.current);
  }, []);
  return <button type="button" data-early="" {...rest} ref={button} />;
};
