// Boxes that stand where content will be, so that nothing jumps.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { partTexts } from '../../generated/texts/sentences/partTexts';

/** One grey box; give it the exact size of what comes. It shows after 150 ms and lies still under reduced motion. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    minHeight: '4',
    maxWidth: 'full',
    borderRadius: 'sm',
    bg: 'surface.deep',
    bgImage: 'linear-gradient(100deg, transparent 30%, {colors.surface} 50%, transparent 70%)',
    bgSize: '200% 100%',
    animation: 'shimmer 1.2s linear infinite, appear 200ms 150ms ease-out backwards',
    _motionReduce: { animation: 'none', bgImage: 'none' },
  },
});

const Busy = chakra('output', { base: { display: 'block' } });

/** Holds the skeletons of one part and says, to those who listen, that it is loading. */
export const Loading = ({ label = partTexts.loading, children, ...rest }: ComponentProps<typeof Busy> & { readonly label?: string }) => (
  <Busy aria-busy="true" aria-label={label} {...rest}>
    {children}
  </Busy>
);

/** The boxes of a card: a photo 4:3, a title with room for two lines where cards stand side by side, and three bars. */
export const CardSkeleton = () => (
  <div>
    <Skeleton aspectRatio="4 / 3" borderRadius="lg" />
    <Skeleton marginTop="3.5" height="5" width="75%" />
    <Skeleton marginTop={{ base: '2', sm: '6' }} height="4" width="55%" />
    <Skeleton marginTop="2" height="4" width="40%" />
  </div>
);
