// How buttons look; links that lead like a button wear the same.
import { defineRecipe } from '@chakra-ui/react/styled-system';

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
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out, box-shadow 150ms ease-out',
    '&[disabled], &[aria-disabled=true]': { opacity: '0.5', cursor: 'not-allowed' },
    '&[aria-busy=true]': { opacity: '1', cursor: 'progress' },
  },
  variants: {
    look: {
      main: { bg: 'spruce', color: 'white', _hover: { bg: 'spruce.deep' }, _active: { bg: 'spruce.deep' } },
      plain: { bg: 'white', color: 'ink', borderColor: 'hairline.strong', _hover: { bg: 'surface', borderColor: 'ink' } },
      soft: { bg: 'spruce.mist', color: 'spruce.deep', _hover: { bg: 'surface.deep' } },
      quiet: { color: 'ink', _hover: { bg: 'surface.deep' } },
      danger: { bg: 'white', color: 'error', borderColor: 'error', _hover: { bg: 'error.mist' } },
    },
    size: {
      sm: { minHeight: '9', paddingX: '3', paddingY: '1.5', fontSize: 'sm', borderRadius: 'sm' },
      md: { minHeight: 'touch', paddingX: '5', paddingY: '2', fontSize: 'md' },
      lg: { minHeight: '12', paddingX: '6', paddingY: '2.5', fontSize: 'md' },
    },
    round: { true: { borderRadius: 'full' } },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { look: 'main', size: 'md' },
});
