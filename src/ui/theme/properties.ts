// The style props of this system: which take tokens, and their short names. Chakra's own list is five times as long and loads with every page.
import { defineConditions, defineConfig } from '@chakra-ui/react/styled-system';

/** Properties by the tokens that they take; short names follow a colon. */
const taking = {
  colors: `background:bg backgroundColor:bgColor color fill stroke accentColor caretColor outlineColor textDecorationColor
    borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor borderInlineStartColor:borderStartColor borderInlineEndColor:borderEndColor`,
  spacing: `margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml marginInline:mx,marginX marginBlock:my,marginY
    marginInlineStart:ms,marginStart marginInlineEnd:me,marginEnd marginBlockStart marginBlockEnd
    padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl paddingInline:px,paddingX paddingBlock:py,paddingY
    paddingInlineStart:ps,paddingStart paddingInlineEnd:pe,paddingEnd paddingBlockStart paddingBlockEnd
    gap rowGap:gapY columnGap:gapX inset top right bottom left insetInline:insetX insetBlock:insetY
    insetInlineStart:insetStart insetInlineEnd:insetEnd scrollMarginTop scrollPaddingTop textIndent borderSpacing`,
  sizes: 'width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH inlineSize blockSize flexBasis',
  radii: `borderRadius:rounded borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius
    borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius`,
  shadows: 'boxShadow:shadow textShadow',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  letterSpacings: 'letterSpacing',
  durations: 'transitionDuration animationDuration animationDelay',
  easings: 'transitionTimingFunction animationTimingFunction',
  zIndex: 'zIndex',
  none: 'backgroundImage:bgImage,bgImg backgroundSize:bgSize backgroundPosition:bgPos backgroundRepeat:bgRepeat flexDirection:flexDir',
} as const;

const words = (text: string) => text.split(/\s+/);
const listed = Object.entries(taking).flatMap(([category, text]) =>
  words(text).map((word) => {
    const [property = '', short] = word.split(':');
    return [property, { ...(category !== 'none' && { values: category }), ...(short && { shorthand: short.split(',') }) }] as const;
  }),
);

const corners = (first: string, second: string, short: string) => ({
  values: 'radii',
  shorthand: [short],
  transform: (value: string) => ({ [first]: value, [second]: value }),
});
const made = {
  boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
  borderTopRadius: corners('borderTopLeftRadius', 'borderTopRightRadius', 'roundedTop'),
  borderBottomRadius: corners('borderBottomLeftRadius', 'borderBottomRightRadius', 'roundedBottom'),
  truncate: { transform: (on: boolean) => (on ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}) },
  lineClamp: {
    transform: (lines: number | 'none') =>
      lines === 'none'
        ? { WebkitLineClamp: 'unset', display: 'block', overflow: 'visible' }
        : { overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical' },
  },
};

const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
  active: '&:active:not(:disabled, [aria-disabled=true])',
  focus: '&:focus',
  focusWithin: '&:focus-within',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  expanded: '&[aria-expanded=true]',
  pressed: '&[aria-pressed=true]',
  selected: '&[aria-selected=true]',
  current: '&[aria-current]',
  currentPage: '&[aria-current=page]',
  invalid: '&[aria-invalid=true]',
  open: '&[open]',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  backdrop: '&::backdrop',
  first: '&:first-of-type',
  last: '&:last-of-type',
  even: '&:nth-of-type(even)',
  odd: '&:nth-of-type(odd)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  highContrast: '@media (forced-colors: active)',
});

type Utilities = NonNullable<Parameters<typeof defineConfig>[0]['utilities']>;

/** Every plain CSS property is a style prop besides; only those above take tokens. */
export const properties = defineConfig({ conditions, utilities: { ...Object.fromEntries(listed), ...made } as unknown as Utilities });
