// A small number that goes up and down by one.
import { chakra } from '@chakra-ui/react/styled-system';
import { formTexts } from '../../generated/texts/sentences/formTexts';
import { IconButton } from './button';
import { attributes, type ControlProps } from './control';
import { commonIcons } from './icons/common';
import { HStack } from './layout';

export interface StepperProps extends Omit<ControlProps<number>, 'onChange'> {
  readonly onChange: (value: number | undefined) => void;
  /** The counted thing, in the names of the buttons: `adults`. */
  readonly counted: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Shown while there is no number, such as `Any`. With it, a step below the least takes the number away. */
  readonly empty?: string | undefined;
}

const Figure = chakra('input', {
  base: {
    width: '12',
    height: '9',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'xs',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' },
  },
});

const stepsOf = ({ value, min = 0, max = 99, empty, onChange }: StepperProps) => {
  const within = (next: number) => Math.min(max, Math.max(min, Math.round(next)));
  return {
    lowest: value === undefined || (value <= min && empty === undefined),
    highest: value !== undefined && value >= max,
    fewer: () => onChange(value === undefined || (value <= min && empty !== undefined) ? undefined : within(value - 1)),
    more: () => onChange(value === undefined ? within(min) : within(value + 1)),
    typed: (next: number) => onChange(Number.isNaN(next) ? (empty === undefined ? min : undefined) : within(next)),
  };
};

/** The number between the buttons can be typed, too, and its arrow keys change it. */
export const Stepper = (props: StepperProps) => {
  const { counted, value, min = 0, max = 99, disabled = false, empty } = props;
  const { lowest, highest, fewer, more, typed } = stepsOf(props);
  const side = { variant: 'outline', borderColor: 'hairline.strong', width: '9', height: '9', iconSize: 16 } as const;
  return (
    <HStack gap="1.5">
      <IconButton {...side} icon={commonIcons.minus} label={formTexts.fewer({ counted })} disabled={disabled || lowest} onClick={fewer} />
      <Figure
        {...attributes(props)}
        type="number"
        inputMode="numeric"
        aria-label={counted}
        value={value ?? ''}
        placeholder={empty}
        min={min}
        max={max}
        onChange={(event) => typed(event.target.valueAsNumber)}
      />
      <IconButton {...side} icon={commonIcons.plus} label={formTexts.more({ counted })} disabled={disabled || highest} onClick={more} />
    </HStack>
  );
};
