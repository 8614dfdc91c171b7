// A night's price, beside the guest's price and the host's payout: updated while typing, by the one formula.
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { type SetupPriceFormValues, setupPriceForm } from '../../../../generated/forms/setupPriceForm';
import type { HostProperty, PricePreview } from '../../../../generated/model/entities';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import { Breakdown } from '../../../ui/breakdown';
import { Card, Grid, HStack } from '../../../ui/layout';
import { Heading, Money, Text } from '../../../ui/type';
import { priceLines } from '../../shell/property-card/price-lines';
import { sumText } from '../../shell/property-card/price-words';
import { FormStep, openedWith } from './form-step';
import { isPrice, preview } from './price.store';

const pauseMs = 300;

/** Asks what a price brings once typing pauses. */
const usePreview = (values: Partial<SetupPriceFormValues>) => {
  const [data, pending, ask] = useUnit([preview.$data, preview.$pending, preview.wanted]);
  const fits = isPrice(values);
  useEffect(() => {
    if (!isPrice(values)) return;
    const timer = setTimeout(() => ask(values), pauseMs);
    return () => clearTimeout(timer);
  }, [values, ask]);
  return { brings: fits ? data : null, stale: pending };
};

const Brings = ({ brings }: { readonly brings: PricePreview }) => (
  <>
    <Text textStyle="small" color="muted">
      {say.priceFor({ nights: brings.nights })}
    </Text>
    <HStack justifyContent="space-between" alignItems="baseline" flexWrap="wrap" columnGap="4" marginTop="3" marginBottom="2">
      <Text fontWeight="semibold">{say.earn}</Text>
      <Money fontSize="2xl" fontWeight="bold" color="spruce">
        {sumText(brings.payout)}
      </Money>
    </HStack>
    <Breakdown lines={priceLines(brings)} />
    <Text textStyle="small" color="muted" borderTopWidth="1px" marginTop="4" paddingTop="4">
      {say.elsewhere({ amount: sumText(brings.elsewhere) })}
    </Text>
  </>
);

const startsOf = ({ guests_included, sleeps }: HostProperty): Partial<SetupPriceFormValues> => ({
  guests_included: Math.min(guests_included, sleeps),
});

export const PriceStep = ({ property }: { readonly property: HostProperty }) => {
  const [values, setValues] = useState<Partial<SetupPriceFormValues>>(() =>
    openedWith({ form: setupPriceForm, property, starts: startsOf(property) }),
  );
  const { brings, stale } = usePreview(values);
  return (
    <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23.25rem' }} columnGap="12" alignItems="start">
      <div>
        <FormStep page="price" form={setupPriceForm} property={property} starts={startsOf(property)} onChange={setValues} />
      </div>
      <Card.Root as="section" variant="elevated" position={{ lg: 'sticky' }} top="24" aria-label={say.priceHeading}>
        <Heading textStyle="subheading" marginBottom="1">
          {say.priceHeading}
        </Heading>
        <div aria-live="polite" aria-busy={stale}>
          {brings ? <Brings brings={brings} /> : <Text color="muted">{say.priceEmpty}</Text>}
        </div>
      </Card.Root>
    </Grid>
  );
};
