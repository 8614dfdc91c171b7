// Gives the focus to a heading that nobody put into the order of Tab.
import { whileFilling } from './while-filling';

export const give = (element: HTMLElement): void => {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
};

/** The page's heading takes the focus; where it comes a moment later, the page keeps its place until then. A heading that is about to go is passed over. */
export const focusHeading = (main: HTMLElement, going?: Element | null): (() => void) | undefined => {
  const find = () => [...main.querySelectorAll<HTMLElement>('h1')].find((it) => !going?.contains(it));
  const heading = find();
  give(heading ?? main);
  if (heading) return undefined;
  return whileFilling(main, () => {
    const come = find();
    if (come && document.activeElement === main) give(come);
    return come !== undefined;
  });
};
