// A rating to choose, in stars.
import { RatingGroup } from '@chakra-ui/react/rating-group';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { ratingTexts as say } from '../../generated/texts/sentences/ratingTexts';
import type { ControlProps } from './control';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { commonIcons } from './icons/common';
import { Span } from './layout';

const recipe = defineSlotRecipe({
  slots: ['root', 'control', 'item'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
    control: { display: 'flex' },
    item: {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'md',
      color: 'hairline.strong',
      cursor: 'pointer',
      '&[data-highlighted]': { color: 'star' },
      '&[data-disabled]': { opacity: '0.5', cursor: 'not-allowed' },
    },
  },
});

/** `1 star`, `4 stars`; with its word, `4 stars, Good`. */
const starsOf = (count: number, word: string | undefined) => [say.given({ count }), ...(word ? [word] : [])].join(', ');

// the fieldset around the stars names them, and its screen reader's own words say what they are
const unnamed = { role: null, 'aria-labelledby': null, 'aria-orientation': null } as object;
const undescribed = { 'aria-roledescription': null } as object;

export interface StarInputProps extends ControlProps<number> {
  /** The meaning of each number of stars: `{ 1: 'Terrible', 5: 'Excellent' }`. */
  readonly words?: Readonly<Record<number, string>> | undefined;
}

/** One to five stars to choose, with the word of those that are lit beside them. Stands in a `Group`, which names it. */
export const StarInput = ({ words = {}, value = 0, ...props }: StarInputProps) => (
  <RatingGroup.Root
    recipe={recipe}
    ids={{ item: (star) => (star === '1' ? props.id : `${props.id}-${star}`) }}
    name={props.name ?? props.id}
    disabled={props.disabled}
    translations={{ ratingValueText: (star) => starsOf(star, words[star]) }}
    value={value}
    onValueChange={(chosen) => props.onChange(chosen.value)}
  >
    <RatingGroup.Control {...unnamed} onBlur={props.onBlur}>
      {[1, 2, 3, 4, 5].map((star) => (
        // none is chosen before somebody has: the first is then merely the one that Tab reaches
        <RatingGroup.Item key={star} index={star} {...undescribed} aria-checked={star === value} aria-describedby={props.describedBy}>
          <RatingGroup.ItemContext>
            {({ highlighted }) => <Icon of={highlighted ? icons.star : commonIcons.starLine} size={30} />}
          </RatingGroup.ItemContext>
        </RatingGroup.Item>
      ))}
    </RatingGroup.Control>
    <RatingGroup.HiddenInput />
    <RatingGroup.Context>
      {({ hovering, hoveredValue, value: chosen }) => {
        const word = words[hovering ? hoveredValue : chosen];
        return (
          word && (
            <Span aria-hidden="true" textStyle="small" fontWeight="medium">
              {word}
            </Span>
          )
        );
      }}
    </RatingGroup.Context>
  </RatingGroup.Root>
);
