// A status: a dot and a word, so that colour never speaks alone.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** The tones that a status of the spec may have. */
export type Tone = 'good' | 'waiting' | 'info' | 'quiet' | 'bad';

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingX: '2.5',
    paddingY: '1',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'tiny',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _before: { content: '""', width: '2', height: '2', borderRadius: 'full', bg: 'currentcolor', flexShrink: '0' },
  },
  variants: {
    tone: {
      good: { color: 'spruce', bg: 'spruce.mist' },
      waiting: { color: 'notice', bg: 'notice.mist' },
      info: { color: 'info', bg: 'info.mist' },
      quiet: { color: 'muted', bg: 'surface' },
      bad: { color: 'error', bg: 'white', borderColor: 'error' },
    },
  },
});

export const StatusChip = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <Chip tone={tone}>{children}</Chip>
);
