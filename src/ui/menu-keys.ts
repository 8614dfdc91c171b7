// The keys of a menu: arrows, Home, End, and the first letters of an item.
import type { KeyboardEvent } from 'react';

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')];

const target = (key: string, items: readonly HTMLElement[], now: number): HTMLElement | undefined => {
  if (key === 'ArrowDown') return items[(now + 1) % items.length];
  if (key === 'ArrowUp') return items.at(now <= 0 ? -1 : now - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(now + 1), ...items.slice(0, now + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
};

/** For `onKeyDown` of an element with the role `menu`. */
export const menuKeys = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(event.currentTarget);
  const next = target(event.key, items, items.indexOf(document.activeElement as HTMLElement));
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Moves into a menu that has just opened: to what is chosen, else to its first item. */
export const enterMenu = (menu: HTMLElement): void => {
  const items = itemsOf(menu);
  (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus();
};
