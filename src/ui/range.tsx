// Two thumbs on one line: a lowest and a highest, with a picture of how much lies where above it.
import { chakra } from '@chakra-ui/react/styled-system';
import { Line } from './slider';

const Bars = chakra('figure', { base: { display: 'flex', alignItems: 'flex-end', gap: '2px', height: '16', marginX: '3' } });
const Bar = chakra('span', {
  base: { flex: '1', minHeight: '2px', bg: 'hairline', borderRadius: '2px 2px 0 0', transition: 'background-color 150ms ease-out' },
  variants: { inside: { true: { bg: 'spruce' } } },
});

export interface RangeBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface RangeProps {
  readonly low: number;
  readonly high: number;
  /** Where the line ends, a whole number of steps; it begins at 0. */
  readonly top: number;
  readonly step: number;
  readonly bars: readonly RangeBar[];
  /** The picture's content, for people who do not see it. */
  readonly barsLabel: string;
  readonly lowLabel: string;
  readonly highLabel: string;
  /** Says a value aloud: `$120`. */
  readonly spoken: (value: number) => string;
  readonly onChange: (low: number, high: number) => void;
}

export const Range = ({ low, high, top, step, bars, barsLabel, lowLabel, highLabel, spoken, onChange }: RangeProps) => {
  const tallest = Math.max(1, ...bars.map(({ count }) => count));
  // ends that were typed may lie between two steps, too close, or the wrong way round
  const stepAt = (value: number) => Math.round(value / step) * step;
  const shownHigh = Math.max(stepAt(high), step);
  const shownLow = Math.min(stepAt(low), shownHigh - step);
  return (
    <div>
      <Bars aria-label={barsLabel}>
        {bars.map(({ from, to, count }) => (
          <Bar key={from} inside={from < high && to > low} style={{ height: `${(count / tallest) * 100}%` }} />
        ))}
      </Bars>
      <Line
        {...{ step, spoken }}
        size="sm"
        max={top}
        labels={[lowLabel, highLabel]}
        values={[shownLow, shownHigh]}
        onChange={([from = 0, to = top]) => onChange(from === shownLow ? low : from, to === shownHigh ? high : to)}
      />
    </div>
  );
};
