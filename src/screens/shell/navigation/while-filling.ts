// A page that is still being filled.

const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Looks whenever the page has grown, until that answers something or the person moves on. Answers what ends it before. */
export const whileFilling = (main: HTMLElement, look: () => unknown): (() => void) => {
  const end = () => {
    watch.disconnect();
    for (const hand of hands) removeEventListener(hand, end);
  };
  const watch = new MutationObserver(() => {
    if (look()) end();
  });
  watch.observe(main, { childList: true, subtree: true });
  for (const hand of hands) addEventListener(hand, end);
  return end;
};
