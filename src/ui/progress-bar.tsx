// How much of something is done, as a bar.
import { chakra } from '@chakra-ui/react/styled-system';

const rounded = { borderRadius: 'full', overflow: 'hidden' } as const;
const filled = { bg: 'spruce', borderRadius: 'full', transition: 'inline-size 150ms ease-out' } as const;

// each engine names the parts of the bar in its own way
const Bar = chakra('progress', {
  base: {
    display: 'block',
    width: 'full',
    height: '2',
    appearance: 'none',
    border: 'none',
    bg: 'surface.deep',
    ...rounded,
    '&::-webkit-progress-bar': { bg: 'surface.deep', ...rounded },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
});

export interface ProgressBarProps {
  /** The running task. */
  readonly label: string;
  /** From 0 to 1. */
  readonly done: number;
}

export const ProgressBar = ({ label, done }: ProgressBarProps) => <Bar aria-label={label} value={done} max={1} />;
