// The listings that this browser opened last, offered again. Only the browser knows of them.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { homeTexts as texts } from '../../../generated/texts/sentences/homeTexts';
import { Box, Container, Section } from '../../ui/layout';
import { Heading, LinkButton } from '../../ui/type';
import { CardGrid } from '../shell/card-grid/card-grid';
import { seenStaysForgotten, seenStaysWanted } from '../shell/card-grid/seen-stays.store';
import { $cards } from './recently-viewed.store';

export const RecentlyViewed = () => {
  const [found, show, forget] = useUnit([$cards, seenStaysWanted, seenStaysForgotten]);
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
