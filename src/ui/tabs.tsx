// A row of ways between views of the same thing; each way is a link or a button of the screen's own.
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Pressable } from './pressable';

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
    '&[aria-current=page], &[aria-pressed=true]': { color: 'ink', fontWeight: 'semibold', borderColor: 'spruce' },
  },
});

/** Holds the tabs: a `nav` with a name. Each tab marks itself with `aria-current="page"` or `aria-pressed`. */
export const TabRow = chakra('nav', {
  base: { display: 'flex', gap: '6', borderBottomWidth: '1px', overflowX: 'auto', scrollbarWidth: 'none' },
});

export const Tab = chakra(Pressable, tabRecipe);

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
