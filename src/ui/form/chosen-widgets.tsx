// The widgets in which something is chosen.
import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';
import { formTexts } from '../../../generated/texts/sentences/formTexts';
import { Checkbox, Checkboxes, Radios } from '../choice';
import { Faces } from '../faces';
import type { FileInputProps } from '../file-input';
import { Box } from '../layout';
import { Scale } from '../scale';
import { Select } from '../select';
import { ShortList } from '../short-list';
import { Stepper } from '../stepper';
import { TimePicker } from '../time-picker';
import type { FormTold } from './form-context';
import { numberOf, optionsOf, pointsOf, stateOf, textOf, valueOf } from './ties';

// those with a machine behind them come with the first form that shows one
const LazyStars = lazy(async () => ({ default: (await import('../star-input')).StarInput }));
const LazyFiles = lazy(async () => ({ default: (await import('../file-input')).FileInput }));
const lineHigh = <Box minHeight="touch" />;

/** Files to bring, in a form: as `FileInput`, which comes a moment later. */
export const FileInput = (props: FileInputProps) => (
  <Suspense fallback={lineHigh}>
    <LazyFiles {...props} />
  </Suspense>
);

const toldIn = (props: WidgetProps) => props.registry.formContext as FormTold;
const oneOf = (props: WidgetProps) => ({
  ...stateOf(props),
  options: optionsOf(props),
  value: props.value === undefined || props.value === null ? '' : String(props.value),
  onChange: (text: string) => props.onChange(valueOf(props, text)),
});

export const SelectWidget = (props: WidgetProps) => <Select {...oneOf(props)} prompt={props.placeholder || formTexts.choose} />;
export const RadioWidget = (props: WidgetProps) => <Radios {...oneOf(props)} />;
export const TimeWidget = (props: WidgetProps) => <TimePicker {...textOf(props)} />;
export const StarsWidget = (props: WidgetProps) => (
  <Suspense fallback={lineHigh}>
    <LazyStars {...numberOf(props)} words={pointsOf(props)} />
  </Suspense>
);
export const ScaleWidget = (props: WidgetProps) => <Scale {...numberOf(props)} words={pointsOf(props)} highest={props.schema.maximum} />;
export const FacesWidget = (props: WidgetProps) => <Faces {...numberOf(props)} words={pointsOf(props)} />;
export const StepperWidget = (props: WidgetProps) => (
  <Stepper
    {...numberOf(props)}
    counted={props.label}
    min={props.schema.minimum}
    max={props.schema.maximum}
    empty={props.required ? undefined : '–'}
  />
);

export const CheckboxesWidget = (props: WidgetProps) => {
  const options = optionsOf(props);
  const values = options.map(({ value }) => value);
  const chosen = ((props.value ?? []) as readonly unknown[]).map(String);
  return (
    <ShortList label={props.label} values={values} usual={toldIn(props).usual?.[props.name] ?? values} chosen={chosen}>
      {(shown) => (
        <Checkboxes
          {...stateOf(props)}
          options={options.filter(({ value }) => shown.includes(value))}
          value={chosen}
          onChange={(texts) => props.onChange(texts.map((text) => valueOf(props, text)))}
        />
      )}
    </ShortList>
  );
};

/** A tick that must be set counts as missing while it is not: its schema knows `true` alone. */
export const CheckboxWidget = (props: WidgetProps) => {
  const only = props.schema.enum?.length === 1;
  return (
    <Checkbox
      {...stateOf(props)}
      label={toldIn(props).labels?.[props.name] ?? props.label}
      value={props.value === true}
      onChange={(ticked) => props.onChange(ticked || !only ? ticked : undefined)}
    />
  );
};

/** Several files; one file is a field of its own, see `FileField`. */
export const PhotosWidget = (props: WidgetProps) => (
  <FileInput
    {...stateOf(props)}
    multiple
    accept={props.options.accept}
    maxBytes={props.options['maxBytes'] as number | undefined}
    says={toldIn(props).errors[props.name]}
    value={(props.value ?? []) as readonly File[]}
    onChange={(files) => props.onChange([...files])}
  />
);
