// A long text that shows its first lines, and the rest when it is asked for.
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { LinkButton } from '../../ui/type';

const Words = chakra('div', {
  base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  variants: {
    lines: { 4: {}, 6: {} },
    shut: { true: { display: '-webkit-box', whiteSpace: 'normal', WebkitBoxOrient: 'vertical', overflow: 'hidden' } },
  },
  compoundVariants: [
    { lines: 4, shut: true, css: { WebkitLineClamp: '4' } },
    { lines: 6, shut: true, css: { WebkitLineClamp: '6' } },
  ],
});

export interface ClampedProps {
  readonly text: string;
  readonly lines: 4 | 6;
  readonly more: string;
  readonly less: string;
}

// measured in letters, so that the server knows it too
const isLong = (text: string, lines: number) => text.length > lines * 58 || text.split('\n').length > lines;

export const Clamped = ({ text, lines, more, less }: ClampedProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!isLong(text, lines)) return <Words lines={lines}>{text}</Words>;
  return (
    <>
      <Words id={id} lines={lines} shut={!open}>
        {text}
      </Words>
      <LinkButton
        marginTop="3"
        minHeight="touch"
        fontWeight="semibold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? less : more}
      </LinkButton>
    </>
  );
};
