// A line of a list: its words at the start, a sum or a button at the end, a hairline between it and the next.
import { chakra } from '@chakra-ui/react/styled-system';

export const ListLine = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingY: '3',
    '& + &': { borderTopWidth: '1px' },
  },
});
