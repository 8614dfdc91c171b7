// How much of something is done, as a bar.
import { Progress } from '@chakra-ui/react/progress';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const recipe = defineSlotRecipe({
  slots: ['root', 'track', 'range'],
  base: {
    track: { height: '2', borderRadius: 'full', overflow: 'hidden', bg: 'surface.deep' },
    range: { height: 'full', borderRadius: 'full', bg: 'spruce', transition: 'inline-size 150ms ease-out' },
  },
});

export interface ProgressBarProps {
  /** The running task. */
  readonly label: string;
  /** From 0 to 1. */
  readonly done: number;
}

export const ProgressBar = ({ label, done }: ProgressBarProps) => (
  <Progress.Root recipe={recipe} value={Math.min(done, 1)} max={1}>
    <Progress.Track aria-label={label}>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
);
