// A rating to choose, in stars.
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { ControlProps } from './control';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { PointRow } from './point-row';

const five = [1, 2, 3, 4, 5] as const;
/** `1 star`, `4 stars`. */
const starsOf = (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`;

/** One to five stars to choose. Stands in a `Group`, which names it. */
export const StarInput = (props: ControlProps<number>) => {
  const [pointed, setPointed] = useState<number>();
  const lit = pointed ?? props.value ?? 0;
  return (
    <PointRow
      {...props}
      points={five}
      gap="0"
      nameOf={starsOf}
      onPoint={setPointed}
      renderPoint={(star) => (
        <chakra.span display="grid" placeItems="center" width="touch" height="touch" color={star <= lit ? 'star' : 'hairline.strong'}>
          <Icon of={star <= lit ? icons.star : icons.starLine} size={30} />
        </chakra.span>
      )}
    />
  );
};
