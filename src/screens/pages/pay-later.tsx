// The pay-later offer: what it takes off, what to look at first, and the way to the partner's form.
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { payLaterDiscountCad } from '../../../generated/model/constants';
import { page } from '../../../generated/texts/pages/pages-vertoflex';
import { landingTexts } from '../../../generated/texts/sentences/landingTexts';
import { Hero } from '../../ui/hero';
import { Box, Card, Container } from '../../ui/layout';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Text } from '../../ui/type';
import { Blocks } from '../shell/long-text/long-text';
import { partsOf } from '../shell/long-text/sections';
import { TextSections } from '../shell/long-text/text-sections';

const { lead, sections } = partsOf(page);

// forms are heavy: this one comes after the words
const Form = lazy(async () => ({ default: (await import('./pay-later-form')).PayLaterForm }));

const Sum = chakra('div', { base: { fontSize: '4xl', fontWeight: 'bold', lineHeight: '1', letterSpacing: 'tight', color: 'spruce' } });

const Waiting = () => (
  <Loading>
    <Skeleton height="4" width="80%" />
    <Skeleton height="12" marginTop="8" />
    <Skeleton height="12" marginTop="5" />
  </Loading>
);

const Offer = () => (
  <Card.Root variant="elevated" borderColor="transparent" padding={{ base: '5', md: '8' }}>
    <Sum aria-hidden="true">−${payLaterDiscountCad} CAD</Sum>
    <Text textStyle="small" color="muted" marginTop="3" marginBottom="5">
      {landingTexts.payLaterTotalFirst}
    </Text>
    <Suspense fallback={<Waiting />}>
      <Form />
    </Suspense>
  </Card.Root>
);

export const PayLater = () => (
  <>
    <Hero title={landingTexts.payLaterClaim} lead={<Blocks of={lead} />} figure={<Offer />} />
    <Container>
      <TextSections of={sections} />
      <Box height="8" />
    </Container>
  </>
);
