// The newest reviews: a few small cards, a row to swipe on phones.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { PublicReview } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { homeTexts as texts } from '../../../generated/texts/sentences/homeTexts';
import { Avatar } from '../../ui/avatar';
import { Box, Container, Section, Span } from '../../ui/layout';
import { Stars } from '../../ui/stars';
import { Heading, Text } from '../../ui/type';
import { useOwnDay } from '../shell/format/own-zone';
import { RouteLink } from '../shell/navigation/links';
import { $reviews } from './home.store';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: { base: 'min(20rem, 84%)', md: 'auto' },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    marginX: { base: '-4', sm: '-6', md: '0' },
    paddingX: { base: '4', sm: '6', md: '0' },
    paddingY: '1',
    scrollPaddingInline: { base: '1rem', sm: '1.5rem' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
});
const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    padding: '5',
    borderWidth: '1px',
    borderRadius: 'xl',
    scrollSnapAlign: 'start',
  },
});

const Review = ({ review }: { readonly review: PublicReview }) => {
  const dayOf = useOwnDay();
  const name = review.author.first_name ?? texts.someone;
  return (
    <Card>
      <Stars rating={review.rating} size={16} />
      <Text as="blockquote" marginTop="3" lineClamp="4" overflowWrap="anywhere">
        {review.comment}
      </Text>
      <Box display="flex" gap="3" alignItems="center" marginTop="auto" paddingTop="4">
        <Avatar name={name} image={review.author.avatar ?? undefined} size={40} beside />
        <Box minWidth="0">
          <Text textStyle="small">
            <Span fontWeight="semibold">{name}</Span>
            <Span color="muted"> · {dayOf(review.created_at)}</Span>
          </Text>
          <Text textStyle="small" color="muted" lineClamp="2">
            {texts.reviewOf}{' '}
            <RouteLink color="muted" fontWeight="normal" to={pathTo.listing({ property_id: review.property_id })}>
              {review.property_title}
            </RouteLink>
          </Text>
        </Box>
      </Box>
    </Card>
  );
};

export const NewestReviews = () => {
  const reviews = useUnit($reviews);
  if (reviews.length === 0) return null;
  return (
    <Section paddingTop={{ base: '10', md: '14' }}>
      <Container>
        <Heading textStyle="title">{texts.reviewsHeading}</Heading>
        <Text color="muted" marginTop="1" marginBottom="6">
          {texts.reviewsText}
        </Text>
        <Cards tabIndex={-1}>
          {reviews.map((review) => (
            <Review key={review.review_id} review={review} />
          ))}
        </Cards>
      </Container>
    </Section>
  );
};
