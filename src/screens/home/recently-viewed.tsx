// The listings that this browser opened last, offered again. Only the browser knows of them.
import { combine, createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { listCardsFx } from '../../../generated/client/property';
import { homeTexts as texts } from '../../../generated/texts/sentences/homeTexts';
import { Box, Container, Section } from '../../ui/layout';
import { Heading, LinkButton } from '../../ui/type';
import { query } from '../shell/calls/query';
import { CardGrid } from '../shell/card-grid/card-grid';
import { $seenStays, seenStaysForgotten, seenStaysWanted } from '../shell/card-grid/seen-stays.store';
import { $currency } from '../shell/format/currency.store';

const shown = createEvent();
const cards = query(listCardsFx);
sample({ clock: shown, target: seenStaysWanted });
sample({
  clock: [$seenStays, $currency],
  source: { property_ids: $seenStays, currency: $currency },
  filter: ({ property_ids }) => property_ids.length > 0,
  fn: ({ property_ids, currency }) => ({ property_ids: [...property_ids], currency }),
  target: cards.wanted,
});
/** Those that are listed. None where they could not be had: the page is whole without them. */
const $cards = combine($seenStays, cards.$data, (ids, found) => found?.filter(({ property_id }) => ids.includes(property_id)) ?? []);

export const RecentlyViewed = () => {
  const [found, show, forget] = useUnit([$cards, shown, seenStaysForgotten]);
  useEffect(() => show(), [show]);
  if (found.length === 0) return null;
  return (
    <Section paddingBottom="0" aria-labelledby="recently-viewed">
      <Container>
        <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3" marginBottom="6">
          <Heading id="recently-viewed" textStyle="title">
            {texts.seenHeading}
          </Heading>
          <LinkButton onClick={() => forget()}>{texts.seenForget}</LinkButton>
        </Box>
        <CardGrid cards={found} query={{}} inRow />
      </Container>
    </Section>
  );
};
