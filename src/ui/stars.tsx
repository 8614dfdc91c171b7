// Ratings in stars: shown whole, and as a small chip.
import { chakra } from '@chakra-ui/react/styled-system';
import { ratingTexts as say } from '../../generated/texts/sentences/ratingTexts';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { Span, VisuallyHidden } from './layout';

const five = [1, 2, 3, 4, 5] as const;
/** 4.87, 4.5 and 5.0: at least one digit, so that they read as ratings. */
const rounded = (rating: number, digits: number) => {
  const text = String(Number(rating.toFixed(digits)));
  return text.includes('.') ? text : `${text}.0`;
};

const FilledTo = ({ share, size }: { readonly share: number; readonly size: number }) => (
  <Span position="relative" display="inline-flex" color="hairline">
    <Icon of={icons.star} size={size} />
    <Span position="absolute" inset="0" display="flex" overflow="hidden" color="star" style={{ width: `${share * 100}%` }}>
      <Icon of={icons.star} size={size} />
    </Span>
  </Span>
);

/** A rating of 0 to 5 in five stars, parts included. */
export const Stars = ({ rating, size = 18 }: { readonly rating: number; readonly size?: number }) => (
  <Span display="inline-flex" alignItems="center" position="relative" gap="0.5">
    <VisuallyHidden>{say.stars({ rating: rounded(rating, 1) })}</VisuallyHidden>
    {five.map((star) => (
      <FilledTo key={star} size={size} share={Math.max(0, Math.min(1, rating - star + 1))} />
    ))}
  </Span>
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
      <Span aria-hidden="true" fontWeight="semibold">
        {rounded(rating, 2)}
      </Span>
      {count !== undefined && (
        <Span aria-hidden="true" color="muted">
          ({count})
        </Span>
      )}
    </Rating>
  );
};
