// A status: a dot and a word, so that colour never speaks alone.
import { Badge } from '@chakra-ui/react/badge';
import type { ReactNode } from 'react';

/** The tones that a status of the spec may have. */
export type Tone = 'good' | 'waiting' | 'info' | 'quiet' | 'bad';

const tones = {
  good: { color: 'spruce', bg: 'spruce.mist' },
  waiting: { color: 'notice', bg: 'notice.mist' },
  info: { color: 'info', bg: 'info.mist' },
  quiet: { color: 'muted', bg: 'surface' },
  bad: { color: 'error', bg: 'white', borderColor: 'error' },
} as const satisfies Readonly<Record<Tone, object>>;
const dot = { content: '""', width: '2', height: '2', borderRadius: 'full', bg: 'currentcolor', flexShrink: '0' } as const;

export const StatusChip = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <Badge variant="outline" _before={dot} {...tones[tone]}>
    {children}
  </Badge>
);
