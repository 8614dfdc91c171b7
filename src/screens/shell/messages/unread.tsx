// How many messages nobody has read yet, as a round number.
import { chakra } from '@chakra-ui/react/styled-system';

const Round = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '6',
    height: '6',
    paddingX: '1.5',
    borderRadius: 'full',
    bg: 'spruce',
    color: 'white',
    textStyle: 'tiny',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const Unread = ({ count }: { readonly count: number }) => <Round aria-hidden="true">{count > 99 ? '99+' : count}</Round>;
