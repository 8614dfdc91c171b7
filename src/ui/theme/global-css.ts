// The styles of every element: the canvas, focus, motion, and the mark of a signed-in person.
import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

// bars and notices at the foot of the window tell their heights by `useFoot`
const underFoot = 'calc(var(--foot, 0px) + var(--notice, 0px) + 0.5rem)';
const overFoot = 'calc(var(--foot, 0px) + var(--notice, 0px) + var(--bar, 0px) + 0.5rem)';
const still = { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transitionDuration: '0.01ms !important' };

export const keyframes = {
  shimmer: { from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(12px)' } },
  slideUp: { from: { transform: 'translateY(100%)' } },
  slideIn: { from: { transform: 'translateX(100%)' } },
  approach: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
  slideOut: { from: { transform: 'translateX(-100%)' } },
};

export const globalCss = defineGlobalStyles({
  html: {
    color: 'ink',
    bg: 'white',
    fontFamily: 'body',
    fontSynthesis: 'none',
    lineHeight: 'normal',
    textSizeAdjust: '100%',
    scrollPaddingTop: '6rem',
    scrollPaddingBottom: overFoot,
    '--global-color-border': 'colors.hairline',
    '--global-color-placeholder': 'colors.muted',
    '--global-color-selection': 'colors.spruce.mist',
  },
  body: { minHeight: '100dvh', fontFeatureSettings: "'kern'" },
  // the end of a page can be scrolled clear of a notice that lies over it
  'body:has([data-notice])': { paddingBottom: underFoot },
  // a page that stands still scrolls within: the space is its own, or the window would scroll beside it
  'body:has([data-notice]):has([data-still])': { paddingBottom: { md: '0' } },
  'body:has([data-notice]) [data-still]': { paddingBottom: { md: underFoot }, scrollPaddingBottom: overFoot },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '::selection': { bg: 'spruce.mist' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'spruce', outlineOffset: '2px' },
  ':focus:not(:focus-visible)': { outline: 'none' },
  // a heading takes the focus so that it is read aloud; there is nothing to press
  ':is(h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none' },
  // an element stuck to the top is in sight already: reaching it moves no page
  'header:not(main *) :is(a, button)': { scrollMarginTop: '-6rem' },
  'html:has(dialog[open])': { overflow: 'hidden', paddingRight: 'var(--scrollbar, 0px)' },
  'dialog::backdrop': { bg: 'shade', animation: 'appear 200ms ease-out' },
  // a press was heard: what it leads to is on its way
  'html[data-waiting]::before': {
    content: '""',
    position: 'fixed',
    insetInline: '0',
    top: '0',
    height: '3px',
    zIndex: 'toast',
    bg: 'spruce',
    transformOrigin: 'left',
    animation: 'approach 8s cubic-bezier(0, 0.9, 0.3, 1) forwards',
  },
  '[hidden]': { display: 'none !important' },
  '[data-signed-in] [data-for=visitors], [data-for=members]:not([data-signed-in] *)': { display: 'none !important' },
  '*::placeholder': { color: 'muted' },
  '*, *::before, *::after, *::backdrop': { _motionReduce: still },
});
