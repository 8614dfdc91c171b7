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

export const tabRow = { display: 'flex', gap: '6', borderBottomWidth: '1px', overflowX: 'auto', scrollbarWidth: 'none' } as const;
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
