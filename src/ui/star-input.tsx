// A rating to choose, in stars.
import { useState } from 'react';
import { ratingTexts as say } from '../../generated/texts/sentences/ratingTexts';
import type { ControlProps } from './control';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { commonIcons } from './icons/common';
import { PointRow } from './point-row';
import { Box, Span } from './layout';

const five = [1, 2, 3, 4, 5] as const;
/** `1 star`, `4 stars`; with its word, `4 stars, Good`. */
const starsOf = (count: number, word: string | undefined) => [say.given({ count }), ...(word ? [word] : [])].join(', ');

export interface StarInputProps extends ControlProps<number> {
  /** The meaning of each number of stars: `{ 1: 'Terrible', 5: 'Excellent' }`. */
  readonly words?: Readonly<Record<number, string>> | undefined;
}

/** One to five stars to choose, with the word of those that are lit beside them. Stands in a `Group`, which names it. */
export const StarInput = ({ words = {}, ...props }: StarInputProps) => {
  const [pointed, setPointed] = useState<number>();
  const lit = pointed ?? props.value ?? 0;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <PointRow
        {...props}
        points={five}
        gap="0"
        nameOf={(star) => starsOf(star, words[star])}
        onPoint={setPointed}
        renderPoint={(star) => (
          <Span display="grid" placeItems="center" width="touch" height="touch" color={star <= lit ? 'star' : 'hairline.strong'}>
            <Icon of={star <= lit ? icons.star : commonIcons.starLine} size={30} />
          </Span>
        )}
      />
      {words[lit] && (
        <Span aria-hidden="true" textStyle="small" fontWeight="medium">
          {words[lit]}
        </Span>
      )}
    </Box>
  );
};
