// A row of links between views of the same thing, each with its address.
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

export const tabRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingX: '1',
    marginBottom: '-1px',
    color: 'muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'ink' },
    '&[aria-current=page], &[aria-selected=true]': { color: 'ink', fontWeight: 'semibold', borderColor: 'spruce' },
  },
});

const cover = (side: 'left' | 'right') => `linear-gradient(to ${side}, transparent, white 60%) ${side} / 2rem 100% no-repeat local`;
const shade = (side: 'left' | 'right') =>
  `radial-gradient(farthest-side at ${side}, rgba(34, 34, 34, 0.24), transparent) ${side} / 0.875rem 100% no-repeat scroll`;
/** A row that is scrolled without a bar: an edge behind which it goes on is shaded. */
export const scrolledRow = {
  display: 'flex',
  gap: '6',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: [cover('left'), cover('right'), shade('left'), shade('right')].join(', '),
} as const;
export const tabRow = { ...scrolledRow, borderBottomWidth: '1px' } as const;
/** Holds the links: a `nav` with a name. The link to the view in sight has `aria-current="page"`. */
export const TabRow = chakra('nav', { base: tabRow });

/** How many stand behind a tab. */
export const TabCount = chakra('span', {
  base: {
    minWidth: '5',
    paddingX: '1.5',
    borderRadius: 'full',
    bg: 'spruce',
    color: 'white',
    textStyle: 'tiny',
    fontWeight: 'semibold',
    textAlign: 'center',
  },
});
