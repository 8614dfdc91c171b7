// One thumb on one line: a number between nothing and a highest.
import { chakra } from '@chakra-ui/react/styled-system';
import { thumbs } from './range';

const Line = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: 'touch',
    bg: 'transparent',
    cursor: 'pointer',
    outline: 'none !important',
    // the filled part of the line
    bgImage: 'linear-gradient({colors.spruce}, {colors.spruce}), linear-gradient({colors.hairline.strong}, {colors.hairline.strong})',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 50%',
    ...thumbs,
  },
});

export interface SliderProps {
  readonly id: string;
  readonly value: number;
  readonly max: number;
  /** Ids of what belongs to it. */
  readonly describedBy?: string | undefined;
  /** Says a value aloud: `2,500 points`. */
  readonly spoken: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A line to draw a number on; its label stands outside, tied by `id`. */
export const Slider = ({ id, value, max, describedBy, spoken, onChange }: SliderProps) => (
  <Line
    id={id}
    type="range"
    min={0}
    max={max}
    step={1}
    value={value}
    aria-valuetext={spoken(value)}
    aria-describedby={describedBy}
    style={{ backgroundSize: `${max > 0 ? (value / max) * 100 : 0}% 4px, 100% 4px` }}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
);
