// The claim of lower fees, with the dated comparison it rests on, and an example that anyone can check.
import { chakra } from '@chakra-ui/react/styled-system';
import { comparisonFeePercent, feeExampleCad, serviceFeePercent } from '../../../generated/model/constants';
import { percentOf } from '../../../generated/model/rounding';
import { pathTo } from '../../../generated/routes/paths';
import { homeTexts as texts } from '../../../generated/texts/sentences/homeTexts';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { Box, Card, Container, HStack, Section, Span } from '../../ui/layout';
import { Heading, Money, Text } from '../../ui/type';
import { ButtonLink } from '../shell/navigation/links';
import { moneyText } from '../shell/property-card/price-words';

const kept = feeExampleCad * 100;
const here = kept + percentOf(kept, serviceFeePercent);
const there = Math.round(kept / (1 - comparisonFeePercent / 100));
const written = (amount_cents: number) => moneyText({ amount_cents, currency: 'CAD' });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});
const Track = chakra('div', {
  base: { display: 'flex', height: '4', marginTop: '2', borderRadius: 'full', overflow: 'hidden', bg: 'surface.deep' },
});

interface PayProps {
  readonly label: string;
  readonly made: string;
  readonly amount: number;
  readonly ours: boolean;
}

/** A bar as long as what guests pay; the light end of it is the fee. */
const Pay = ({ label, made, amount, ours }: PayProps) => (
  <Box marginTop="6">
    <HStack justifyContent="space-between" alignItems="baseline" flexWrap="wrap" columnGap="4" rowGap="0">
      <Text fontWeight="semibold">{label}</Text>
      <Money fontSize={ours ? '2xl' : 'xl'} fontWeight="bold" color={ours ? 'spruce' : 'muted'}>
        {written(amount)}
      </Money>
    </HStack>
    <Track aria-hidden="true" style={{ width: `${(amount / there) * 100}%` }}>
      <Span bg={ours ? 'spruce' : 'muted'} style={{ width: `${(kept / amount) * 100}%` }} />
      <Span flex="1" bg={ours ? '#8fc3b3' : 'hairline.strong'} />
    </Track>
    <Text textStyle="small" color="muted" marginTop="1.5">
      {made}
    </Text>
  </Box>
);

const Claims = () => (
  <chakra.ul display="grid" gap="3" marginTop="5">
    {[texts.feeHosts, texts.feeGuests].map((claim) => (
      <chakra.li key={claim} display="flex" gap="3">
        <Span color="spruce" paddingTop="0.5">
          <Icon of={icons.check} />
        </Span>
        <Text as="span" textStyle="lead">
          {claim}
        </Text>
      </chakra.li>
    ))}
  </chakra.ul>
);

const Example = () => (
  <Card.Root as="figure" variant="elevated" borderColor="transparent" padding={{ base: 'min({spacing.5}, 5vw)', md: '8' }}>
    <Text as="figcaption" textStyle="lead" fontWeight="semibold">
      {texts.feeExample({ kept: written(kept) })}
    </Text>
    <Pay ours label={texts.feeHere} made={texts.feeHereMade({ kept: written(kept) })} amount={here} />
    <Pay ours={false} label={texts.feeThere} made={texts.feeThereMade} amount={there} />
    <HStack marginTop="6" paddingTop="4" borderTopWidth="1px" color="spruce" fontWeight="semibold">
      <Icon of={commonIcons.tag} size={18} />
      {texts.feeSaved({ amount: written(there - here) })}
    </HStack>
  </Card.Root>
);

export const FeeClaim = () => (
  <Section paddingTop={{ base: '12', md: '16' }}>
    <Container>
      <Columns>
        <div>
          <Heading textStyle="display">{texts.feeHeading}</Heading>
          <Claims />
          <Text textStyle="small" color="muted" marginTop="5" maxWidth="30rem">
            {texts.feeCompared}
          </Text>
          <ButtonLink variant="outline" marginTop="6" to={pathTo.noFeeHosting()}>
            {texts.feeMore}
          </ButtonLink>
        </div>
        <Example />
      </Columns>
    </Container>
  </Section>
);
