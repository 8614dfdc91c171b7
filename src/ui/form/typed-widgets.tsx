// The widgets that are typed into.
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { MoneyInput } from '../money-input';
import { PasswordInput } from '../password-input';
import { TextInput } from '../text-input';
import { Textarea } from '../textarea';
import { numberOf, textOf } from './ties';

// a text that is too long is refused, and never cut: only a textarea counts the rest
export const TextWidget = (props: WidgetProps) => {
  const isPhone = props.options['autocomplete'] === 'tel';
  return <TextInput {...textOf(props)} {...(isPhone && { type: 'tel', inputMode: 'tel' as const })} />;
};
export const EmailWidget = (props: WidgetProps) => <TextInput {...textOf(props)} type="email" inputMode="email" />;
export const UrlWidget = (props: WidgetProps) => <TextInput {...textOf(props)} type="text" inputMode="url" />;
export const DateWidget = (props: WidgetProps) => <TextInput {...textOf(props)} type="date" />;
export const PasswordWidget = (props: WidgetProps) => <PasswordInput {...textOf(props)} />;
export const TextareaWidget = (props: WidgetProps) => <Textarea {...textOf(props)} limit={props.schema.maxLength} />;
export const MoneyWidget = (props: WidgetProps) => <MoneyInput {...numberOf(props)} />;

/** The typed text stays as it is: until it is a number, so that the validator may refuse it, and on its way from 49. to 49.05. A comma is a decimal point, as French writes it. */
export const NumberWidget = (props: WidgetProps) => {
  const [typed, setTyped] = useState('');
  const whole = [props.schema.type].flat().includes('integer');
  const numberIn = (text: string) => Number(whole ? text : text.replace(',', '.'));
  const change = (text: string) => {
    setTyped(text);
    const number = numberIn(text);
    props.onChange(text === '' ? props.options.emptyValue : Number.isNaN(number) ? text : number);
  };
  const shown = typed !== '' && numberIn(typed) === props.value ? typed : String(props.value ?? '');
  return <TextInput {...textOf(props)} value={shown} inputMode={whole ? 'numeric' : 'decimal'} onChange={change} />;
};

export const HiddenWidget = (props: WidgetProps) => (
  <input type="hidden" id={props.id} name={props.name} value={String(props.value ?? '')} />
);
