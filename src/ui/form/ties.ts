// Ties a widget of a form to the control that it renders.
import { errorId, helpId, type WidgetProps } from '@rjsf/utils';
import type { ControlState } from '../control';

/** The form's props of a control. */
export const stateOf = (props: WidgetProps): ControlState => {
  const wrong = (props.rawErrors?.length ?? 0) > 0;
  return {
    id: props.id,
    name: props.htmlName ?? props.name,
    required: props.required,
    disabled: props.disabled,
    readOnly: props.readonly,
    autoFocus: props.autofocus,
    invalid: wrong,
    describedBy: [props.options['help'] && helpId(props.id), wrong && errorId(props.id)].filter(Boolean).join(' ') || undefined,
    placeholder: props.placeholder || undefined,
    autoComplete: props.options['autocomplete'],
    onBlur: () => props.onBlur(props.id, props.value),
  };
};

/** State, value and change of a text: an empty one counts as none. */
export const textOf = (props: WidgetProps) => ({
  ...stateOf(props),
  value: (props.value ?? '') as string,
  onChange: (value: string) => props.onChange(value === '' ? props.options.emptyValue : value),
});

export const numberOf = (props: WidgetProps) => ({
  ...stateOf(props),
  value: typeof props.value === 'number' ? props.value : undefined,
  onChange: (value: number | undefined) => props.onChange(value ?? props.options.emptyValue),
});

/** The options of a choice, as the page knows them: by their text. */
export const optionsOf = ({ options }: WidgetProps) =>
  (options.enumOptions ?? []).map(({ value, label }) => ({ value: String(value), label }));

/** The value that an option's text stands for. */
export const valueOf = ({ options }: WidgetProps, text: string): unknown =>
  options.enumOptions?.find(({ value }) => String(value) === text)?.value;

/** The words of the points of a scale. */
export const pointsOf = ({ options }: WidgetProps) => (options['points'] ?? {}) as { readonly [point: number]: string };
