// Ticks and round choices, each with its words beside it.
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { attributes, type ControlProps } from './control';
import type { Option } from './select';
import { Box, Span } from './layout';

const markRecipe = defineRecipe({
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: '5',
    height: '5',
    marginTop: '0.5',
    display: 'grid',
    placeItems: 'center',
    bg: 'white',
    borderWidth: '1.5px',
    borderColor: 'hairline.strong',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    _hover: { borderColor: 'ink' },
    _checked: { bg: 'spruce', borderColor: 'spruce' },
    _before: { content: '""', transform: 'scale(0)', transition: 'transform 150ms ease-out' },
    '&:checked::before': { transform: 'scale(1)' },
    '&[aria-invalid=true]': { borderColor: 'error' },
    '&[disabled]': { opacity: '0.5', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      tick: {
        borderRadius: 'xs',
        _before: { width: '3', height: '3', bg: 'white', clipPath: 'polygon(14% 47%, 0 62%, 38% 96%, 100% 22%, 85% 8%, 36% 67%)' },
      },
      round: { borderRadius: 'full', _before: { width: '2', height: '2', bg: 'white', borderRadius: 'full' } },
    },
  },
});
const Mark = chakra('input', markRecipe);
const Line = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    paddingY: '2.5',
    cursor: 'pointer',
    lineHeight: 'normal',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'muted' },
  },
  variants: {
    boxed: {
      true: {
        paddingX: '4',
        paddingY: '3.5',
        borderWidth: '1px',
        borderRadius: 'md',
        '&:has([aria-invalid=true])': { borderColor: 'error' },
        '&:has(:checked:enabled)': { borderColor: 'spruce', boxShadow: '0 0 0 1px {colors.spruce}', bg: 'spruce.mist' },
        '&:has(:disabled)': { bg: 'surface', borderColor: 'hairline' },
      },
    },
  },
});

export interface CheckboxProps extends ControlProps<boolean> {
  /** The words beside the tick. */
  readonly label: ReactNode;
}

/** A tick with its words. */
export const Checkbox = ({ label, ...props }: CheckboxProps) => (
  <Line>
    <Mark
      kind="tick"
      type="checkbox"
      {...attributes(props)}
      checked={props.value ?? false}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    <span>{label}</span>
  </Line>
);

export interface ChoiceOption extends Option {
  /** A second line, smaller. */
  readonly says?: string;
}

export interface ChoiceProps<T> extends ControlProps<T> {
  readonly options: readonly ChoiceOption[];
  /** Each choice in a box of its own. */
  readonly boxed?: boolean | undefined;
}

const words = ({ label, says }: ChoiceOption) => (
  <span>
    {label}
    {says && (
      <Span display="block" textStyle="small" color="muted">
        {says}
      </Span>
    )}
  </span>
);

const lines = <T,>(
  props: ChoiceProps<T>,
  kind: 'tick' | 'round',
  state: (option: ChoiceOption) => { checked: boolean; onChange: () => void },
) =>
  props.options.map((option, index) => (
    <Line key={option.value} boxed={props.boxed ?? false}>
      <Mark
        kind={kind}
        type={kind === 'tick' ? 'checkbox' : 'radio'}
        {...attributes(props)}
        id={index === 0 ? props.id : `${props.id}-${option.value}`}
        disabled={props.disabled || option.disabled}
        required={kind === 'round' && props.required}
        value={option.value}
        {...state(option)}
      />
      {words(option)}
    </Line>
  ));

/** One of several. Stands in a `Group`, which names it. */
export const Radios = (props: ChoiceProps<string>) => (
  <Box display="grid" gap={props.boxed ? '3' : '0'}>
    {lines(props, 'round', (option) => ({ checked: props.value === option.value, onChange: () => props.onChange(option.value) }))}
  </Box>
);

const columns = (options: readonly ChoiceOption[]) => {
  if (options.length <= 6) return '1fr';
  // words as short as Mon stand closer
  return options.every(({ label }) => label.length <= 4) ? 'repeat(auto-fill, minmax(4rem, 1fr))' : 'repeat(auto-fill, minmax(11rem, 1fr))';
};

/** Any of several, in columns where they are many. Stands in a `Group`, which names it. */
export const Checkboxes = (props: ChoiceProps<readonly string[]>) => {
  const chosen = props.value ?? [];
  const flip = (value: string) => (chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Box display="grid" gap={props.boxed ? '3' : '0'} columnGap="6" gridTemplateColumns={columns(props.options)}>
      {lines(props, 'tick', ({ value }) => ({ checked: chosen.includes(value), onChange: () => props.onChange(flip(value)) }))}
    </Box>
  );
};
