// Keeps Tab inside an element, from its last control round to its first.
import type { KeyboardEvent } from 'react';

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]';

const seen = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.hasAttribute('disabled') && (element.checkVisibility?.() ?? !element.closest('[hidden]'));

/** The controls in an element that Tab reaches, in order. */
export const controlsIn = (element: Element): readonly HTMLElement[] => [...element.querySelectorAll<HTMLElement>(reachable)].filter(seen);

/** For `onKeyDown` of the element that keeps the focus. */
export const keepFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return;
  const controls = controlsIn(event.currentTarget);
  const first = controls[0];
  const last = controls.at(-1);
  const from = document.activeElement;
  const leaving = event.shiftKey ? from === first || from === event.currentTarget : from === last || controls.length === 0;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};
