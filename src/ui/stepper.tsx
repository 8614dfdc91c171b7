// A small number that goes up and down by one.
import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from './button';
import { attributes, type ControlProps } from './control';
import { icons } from './icons/basic';
import { Row } from './layout';

export interface StepperProps extends ControlProps<number> {
  /** What is counted, in the names of the buttons: `adults`. */
  readonly counted: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const Figure = chakra('input', {
  base: {
    width: '10',
    height: '9',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'xs',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' },
  },
});

/** The number between the buttons can be typed, too, and its arrow keys change it. */
export const Stepper = (props: StepperProps) => {
  const { counted, value = 0, min = 0, max = 99, disabled = false, onChange } = props;
  const to = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next) || 0)));
  const side = { look: 'plain', borderColor: 'hairline.strong', width: '9', height: '9', iconSize: 16 } as const;
  return (
    <Row gap="1.5">
      <IconButton
        {...side}
        icon={icons.minus}
        label={`Fewer ${counted}`}
        disabled={disabled || value <= min}
        onClick={() => to(value - 1)}
      />
      <Figure
        {...attributes(props)}
        type="number"
        inputMode="numeric"
        aria-label={counted}
        value={value}
        min={min}
        max={max}
        onChange={(event) => to(event.target.valueAsNumber)}
      />
      <IconButton {...side} icon={icons.plus} label={`More ${counted}`} disabled={disabled || value >= max} onClick={() => to(value + 1)} />
    </Row>
  );
};
