// The look of Chakra's parts: one recipe a part. Those of pages that load later come with their part.
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

const quick = 'background-color 150ms ease-out, border-color 150ms ease-out';

const text = defineRecipe({ base: { textStyle: 'body' } });
const heading = defineRecipe({ base: { color: 'ink', textStyle: 'heading' } });

export const linkRecipe = defineRecipe({
  base: {
    color: 'ink',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'hairline.strong',
    textUnderlineOffset: '3px',
    borderRadius: 'xs',
    cursor: 'pointer',
    // easier to hit than its letters are high, and in no more room
    paddingBlock: '1',
    marginBlock: '-1',
    _hover: { color: 'spruce', textDecorationColor: 'currentcolor' },
  },
});

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `${quick}, box-shadow 150ms ease-out`,
    '&[disabled], &[aria-disabled=true]': { opacity: '0.5', cursor: 'not-allowed' },
    '&[aria-busy=true]': { opacity: '1', cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: { bg: 'spruce', color: 'white', _hover: { bg: 'spruce.deep' }, _active: { bg: 'spruce.deep' } },
      outline: { bg: 'white', color: 'ink', borderColor: 'hairline.strong', _hover: { bg: 'surface', borderColor: 'ink' } },
      subtle: { bg: 'spruce.mist', color: 'spruce.deep', _hover: { bg: 'surface.deep' } },
      ghost: { color: 'ink', _hover: { bg: 'surface.deep' } },
    },
    // sides as wide as the window allows where letters are large
    size: {
      sm: { minHeight: '9', paddingX: 'min({spacing.3}, 3.1vw)', paddingY: '1.5', fontSize: 'sm', borderRadius: 'sm' },
      md: { minHeight: 'touch', paddingX: 'min({spacing.5}, 5.2vw)', paddingY: '2', fontSize: 'md' },
      lg: { minHeight: '12', paddingX: 'min({spacing.6}, 6.2vw)', paddingY: '2.5', fontSize: 'md' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** Holds a page's content at its width, with room at the sides. */
const container = defineRecipe({
  base: { width: 'full', marginX: 'auto', paddingX: { base: '4', sm: '6', xl: '10' }, maxWidth: 'container.page' },
});

const card = defineSlotRecipe({
  slots: ['root'],
  base: { root: { bg: 'white', borderRadius: 'xl', borderWidth: '1px', padding: { base: '4', md: '6' } } },
  variants: {
    variant: {
      outline: {},
      elevated: { root: { boxShadow: 'soft' } },
      subtle: { root: { bg: 'surface', borderColor: 'transparent' } },
    },
  },
});

const list = defineSlotRecipe({ slots: ['root', 'item'], base: { root: { display: 'flex', flexDirection: 'column', gap: '2' } } });

const separator = defineRecipe({ base: { display: 'block', width: 'full', borderTopWidth: '1px' } });

const spinner = defineRecipe({
  base: {
    display: 'inline-block',
    width: '1.1em',
    height: '1.1em',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentcolor',
    borderRightColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});

const badge = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingX: '2.5',
    paddingY: '1',
    borderRadius: 'full',
    textStyle: 'tiny',
    fontWeight: 'semibold',
  },
  variants: {
    variant: {
      surface: { bg: 'white', color: 'ink', boxShadow: 'soft' },
      outline: { borderWidth: '1px', borderColor: 'transparent', flexShrink: '0', maxWidth: 'full' },
    },
  },
  defaultVariants: { variant: 'surface' },
});

export const recipes = { text, heading, link: linkRecipe, button: buttonRecipe, container, separator, spinner, badge };
export const slotRecipes = { card, list };
