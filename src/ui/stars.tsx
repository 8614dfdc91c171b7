// Ratings in stars: shown whole, and as a small chip.
import { chakra } from '@chakra-ui/react/styled-system';
import { ratingTexts as say } from '../../generated/texts/sentences/ratingTexts';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { Row, VisuallyHidden } from './layout';

const five = [1, 2, 3, 4, 5] as const;
/** 4.87, 4.5 and 5.0: at least one digit, so that they read as ratings. */
const rounded = (rating: number, digits: number) => {
  const text = String(Number(rating.toFixed(digits)));
  return text.includes('.') ? text : `${text}.0`;
};

const FilledTo = ({ share, size }: { readonly share: number; readonly size: number }) => (
  <chakra.span position="relative" display="inline-flex" color="hairline">
    <Icon of={icons.star} size={size} />
    <chakra.span position="absolute" inset="0" display="flex" overflow="hidden" color="star" style={{ width: `${share * 100}%` }}>
      <Icon of={icons.star} size={size} />
    </chakra.span>
  </chakra.span>
);

/** A rating of 0 to 5 in five stars, parts included. */
export const Stars = ({ rating, size = 18 }: { readonly rating: number; readonly size?: number }) => (
  <Row as="span" display="inline-flex" position="relative" gap="0.5">
    <VisuallyHidden>{say.stars({ rating: rounded(rating, 1) })}</VisuallyHidden>
    {five.map((star) => (
      <FilledTo key={star} size={size} share={Math.max(0, Math.min(1, rating - star + 1))} />
    ))}
  </Row>
);

const Rating = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});

export interface RatingChipProps {
  /** 0 to 5; `undefined` or `null` where nobody has rated yet. */
  readonly rating: number | null | undefined;
  readonly count?: number | undefined;
}

const ratedBy = (rating: string, count: number | undefined): string =>
  count === undefined ? say.rated({ rating }) : say.ratedBy({ rating, count });

/** `★ 4.87 (23)`, or New. */
export const RatingChip = ({ rating, count }: RatingChipProps) => {
  if (rating === null || rating === undefined) return <Rating fontWeight="semibold">{say.unrated}</Rating>;
  return (
    <Rating>
      <VisuallyHidden>{ratedBy(rounded(rating, 2), count)}</VisuallyHidden>
      <Icon of={icons.star} size={14} />
      <chakra.span aria-hidden="true" fontWeight="semibold">
        {rounded(rating, 2)}
      </chakra.span>
      {count !== undefined && (
        <chakra.span aria-hidden="true" color="muted">
          ({count})
        </chakra.span>
      )}
    </Rating>
  );
};
