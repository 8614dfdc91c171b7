// The common part of every control of a form, and the look of its box.
import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The props of every control, whatever its value. */
export interface ControlState {
  readonly id: string;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  /** Ids of the help and the error that belong to it. */
  readonly describedBy?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
}

type FieldControlState = Omit<ControlState, 'id'> & { readonly id?: string | undefined };

/** One control: it shows `value` and says when a person changes it. Its label stands outside, tied by `id`. */
export interface ControlProps<T> extends ControlState {
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
}

/** A control that has its id from the field around it, unless it is given one. */
export type FieldControlProps<T> = Omit<ControlProps<T>, 'id'> & FieldControlState;

/** The attributes that a control of HTML takes over from its props. */
export const attributes = (props: FieldControlState) => ({
  id: props.id,
  name: props.name ?? props.id,
  required: props.required,
  disabled: props.disabled,
  autoFocus: props.autoFocus,
  onBlur: props.onBlur,
  'aria-invalid': props.invalid || undefined,
  'aria-describedby': props.describedBy,
});

/** The attributes of a control that is typed into. */
export const typedAttributes = (props: FieldControlState) => ({
  ...attributes(props),
  readOnly: props.readOnly,
  placeholder: props.placeholder,
  autoComplete: props.autoComplete,
});

/** A box of 48 px, and 16 px text, so that phones do not zoom in. */
export const controlRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minHeight: '12',
    paddingX: '3.5',
    bg: 'white',
    color: 'ink',
    fontSize: 'md',
    lineHeight: '1.4',
    borderWidth: '1px',
    borderColor: 'hairline.strong',
    borderRadius: 'md',
    transition: 'border-color 150ms ease-out, box-shadow 150ms ease-out',
    _hover: { borderColor: 'ink' },
    '&:focus-visible, &:has(:focus-visible)': {
      borderColor: 'spruce',
      boxShadow: '0 0 0 1px {colors.spruce}',
      outline: '2px solid {colors.spruce}',
      outlineOffset: '2px',
    },
    '&[aria-invalid=true], &[data-invalid]': { borderColor: 'error', boxShadow: '0 0 0 1px {colors.error}' },
    '&[disabled], &:has(input:disabled)': { bg: 'surface', color: 'muted', cursor: 'not-allowed' },
  },
});
