// A payment that is on its way: paid, as far as the browser knows. The server asks the provider until one of them says so.
import { useUnit } from 'effector-react';
import type { EventCallable } from 'effector';
import { useEffect } from 'react';
import { Spinner } from '../../../ui/spinner';
import { Text } from '../../../ui/type';

const everyMs = 3000;

interface ConfirmingProps {
  readonly title: string;
  readonly text: string;
  /** Asks once more. */
  readonly again: EventCallable<void>;
}

export const Confirming = ({ title, text, again }: ConfirmingProps) => {
  const ask = useUnit(again);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && ask(), everyMs);
    return () => clearInterval(timer);
  }, [ask]);
  return (
    <output>
      <Text fontWeight="semibold">
        {title} <Spinner label={title} />
      </Text>
      <Text>{text}</Text>
    </output>
  );
};
