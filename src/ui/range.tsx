// Two thumbs on one line: a lowest and a highest, with a picture of how much lies where above it.
import { chakra } from '@chakra-ui/react/styled-system';

const Whole = chakra('div', { base: { position: 'relative', paddingX: '3' } });
const Bars = chakra('figure', { base: { display: 'flex', alignItems: 'flex-end', gap: '2px', height: '16' } });
const Bar = chakra('span', {
  base: { flex: '1', minHeight: '2px', bg: 'hairline', borderRadius: '2px 2px 0 0', transition: 'background-color 150ms ease-out' },
  variants: { inside: { true: { bg: 'spruce' } } },
});
const Track = chakra('div', { base: { position: 'relative', height: '6', marginX: '-3' } });
const Line = chakra('span', { base: { position: 'absolute', top: '0', insetInline: '3', height: '2px', bg: 'hairline' } });
const Filled = chakra('span', { base: { position: 'absolute', top: '0', height: '2px', bg: 'spruce' } });
const thumb = {
  appearance: 'none',
  width: '6',
  height: '6',
  bg: 'white',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'spruce',
  borderRadius: 'full',
  boxShadow: 'soft',
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;
/** The thumbs of an `input` of type range, in each browser's own words. */
export const thumbs = {
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  '&:focus-visible::-webkit-slider-thumb': { outline: '2px solid {colors.spruce}', outlineOffset: '2px' },
  '&:focus-visible::-moz-range-thumb': { outline: '2px solid {colors.spruce}', outlineOffset: '2px' },
};
const Thumb = chakra('input', {
  base: {
    appearance: 'none',
    position: 'absolute',
    top: '-11px',
    insetInline: '0',
    width: 'full',
    height: '6',
    bg: 'transparent',
    pointerEvents: 'none',
    outline: 'none !important',
    ...thumbs,
  },
});

export interface RangeBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface RangeProps {
  readonly low: number;
  readonly high: number;
  /** Where the line ends; it begins at 0. */
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
  const share = (value: number) => `calc(0.75rem + (100% - 1.5rem) * ${top > 0 ? Math.min(1, value / top) : 0})`;
  const ends = { type: 'range', min: 0, max: top, step } as const;
  return (
    <Whole>
      <Bars aria-label={barsLabel}>
        {bars.map(({ from, to, count }) => (
          <Bar key={from} inside={from < high && to > low} style={{ height: `${(count / tallest) * 100}%` }} />
        ))}
      </Bars>
      <Track>
        <Line />
        <Filled style={{ left: share(low), right: `calc(100% - ${share(high)})` }} />
        <Thumb
          {...ends}
          aria-label={lowLabel}
          aria-valuetext={spoken(low)}
          value={low}
          onChange={(event) => onChange(Math.min(event.target.valueAsNumber, high - step), high)}
        />
        <Thumb
          {...ends}
          aria-label={highLabel}
          aria-valuetext={spoken(high)}
          value={high}
          onChange={(event) => onChange(low, Math.max(event.target.valueAsNumber, low + step))}
        />
      </Track>
    </Whole>
  );
};
