// Content that stands while newer content is on its way.
import { chakra } from '@chakra-ui/react/styled-system';

/** While `aria-busy`, pictures fade and a line grows above; text keeps its contrast, as one may read on. */
export const Refreshing = chakra('div', {
  base: {
    position: 'relative',
    '&[aria-busy=true]': {
      cursor: 'progress',
      '& img': { opacity: '0.5' },
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        top: '-2',
        height: '3px',
        borderRadius: 'full',
        bg: 'spruce',
        transformOrigin: 'left',
        animation: 'approach 8s cubic-bezier(0, 0.9, 0.3, 1) 150ms both',
      },
    },
  },
});
