// A page that is still being filled.

/** By these a person moves on. */
export const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Looks whenever the page has grown, until that answers true or one of the events comes. Answers what ends it before. */
export const whileFilling = (main: HTMLElement, look: () => boolean, until: readonly string[] = []): (() => void) => {
  const end = () => {
    watch.disconnect();
    for (const event of until) removeEventListener(event, end);
  };
  const watch = new MutationObserver(() => {
    if (look()) end();
  });
  watch.observe(main, { childList: true, subtree: true });
  for (const event of until) addEventListener(event, end, { passive: true });
  return end;
};
