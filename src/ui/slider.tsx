// A number, or two, drawn on a line between nothing and a highest.
import { Slider as ChakraSlider } from '@chakra-ui/react/slider';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const recipe = defineSlotRecipe({
  slots: ['root', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { width: 'full' },
    control: { display: 'flex', alignItems: 'center', cursor: 'pointer' },
    track: { flex: '1' },
    range: { height: 'full', bg: 'spruce' },
    thumb: {
      width: '6',
      height: '6',
      bg: 'white',
      borderWidth: '2px',
      borderColor: 'spruce',
      borderRadius: 'full',
      boxShadow: 'soft',
      cursor: 'grab',
    },
  },
  variants: {
    size: {
      md: { control: { height: 'touch' }, track: { height: '1', bg: 'hairline.strong' } },
      // under a picture, whose width is that between the middles of the thumbs
      sm: { control: { height: '6', marginTop: '-11px', marginBottom: '11px' }, track: { height: '2px', marginX: '3', bg: 'hairline' } },
    },
  },
});

interface LineProps {
  readonly values: number[];
  readonly max: number;
  readonly step: number;
  readonly labels: string[];
  /** Says a value aloud: `2,500 points`. */
  readonly spoken: (value: number) => string;
  readonly size: 'sm' | 'md';
  /** Of the first thumb. */
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly onChange: (values: number[]) => void;
}

/** As many thumbs as values; they never pass each other. */
export const Line = ({ values, max, step, labels, spoken, size, id, describedBy, onChange }: LineProps) => (
  <ChakraSlider.Root
    recipe={recipe}
    size={size}
    {...(id !== undefined && { ids: { thumb: () => id } })}
    aria-label={labels}
    max={max}
    step={step}
    // as far as Page Up goes on the browser's own
    largeStep={Math.max(step, Math.round(max / 10 / step) * step)}
    minStepsBetweenThumbs={1}
    // so that it is drawn in its place before it is measured
    thumbSize={{ width: 24, height: 24 }}
    value={values}
    getAriaValueText={({ value }) => spoken(value)}
    onValueChange={({ value }) => onChange(value)}
  >
    <ChakraSlider.Control>
      <ChakraSlider.Track>
        <ChakraSlider.Range />
      </ChakraSlider.Track>
      <ChakraSlider.Context>
        {({ increment, decrement }) =>
          values.map((_, index) => (
            <ChakraSlider.Thumb
              key={labels[index]}
              index={index}
              aria-describedby={describedBy}
              // Chakra knows these two on upright lines alone
              onKeyDown={({ key }) => {
                if (key === 'ArrowUp') increment(index);
                if (key === 'ArrowDown') decrement(index);
              }}
            />
          ))
        }
      </ChakraSlider.Context>
    </ChakraSlider.Control>
  </ChakraSlider.Root>
);

export interface SliderProps extends Pick<LineProps, 'max' | 'spoken' | 'describedBy'> {
  readonly id: string;
  /** Its name, which is read aloud. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A line to draw a number on. */
export const Slider = ({ label, value, onChange, ...rest }: SliderProps) => (
  <Line {...rest} labels={[label]} size="md" step={1} values={[value]} onChange={([next = 0]) => onChange(next)} />
);
