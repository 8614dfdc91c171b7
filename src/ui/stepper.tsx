// A small number that goes up and down by one.
import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from './button';
import type { ControlProps } from './control';
import { icons } from './icons/basic';
import { Row } from './layout';

export interface StepperProps extends ControlProps<number> {
  /** What is counted, in the names of the buttons: `adults`. */
  readonly counted: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The number is a field of its own: arrow keys change it too, and it is read aloud as it changes. */
export const Stepper = ({ id, counted, value = 0, min = 0, max = 99, disabled = false, onChange, describedBy, name }: StepperProps) => {
  const to = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const side = { look: 'plain', borderColor: 'hairline.strong', width: '9', height: '9', iconSize: 16 } as const;
  return (
    <Row gap="3">
      <IconButton {...side} icon={icons.minus} label={`Fewer ${counted}`} disabled={disabled || value <= min} onClick={() => to(value - 1)} />
      <chakra.output
        id={id}
        data-name={name}
        tabIndex={0}
        role="spinbutton"
        aria-label={counted}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={describedBy}
        minWidth="6"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          to(value + step);
        }}
      >
        {value}
      </chakra.output>
      <IconButton {...side} icon={icons.plus} label={`More ${counted}`} disabled={disabled || value >= max} onClick={() => to(value + 1)} />
    </Row>
  );
};
