// Values typed, ticked or filled in by the browser before hydration: the form hears of them as if they came now.
import { type RefObject, useLayoutEffect } from 'react';

const isTickable = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const setNatively = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** React hears of a change only where a field differs from what React last saw in it: first that is put back. */
const retell = (field: Element): void => {
  if (isTickable(field)) {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (field.selectedIndex !== Math.max(0, rendered)) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value, defaultValue } = field;
    if (value === defaultValue || field.type === 'file') return;
    field.value = defaultValue;
    setNatively(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/** Give it what holds the form. */
export const useTypedEarly = (whole: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    for (const field of whole.current?.querySelectorAll('input, select, textarea') ?? []) retell(field);
  }, [whole]);
