// A night's price, beside the guest's price and the host's payout: updated while typing, by the one formula.
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { type SetupPriceFormValues, setupPriceForm } from '../../../../generated/forms/setupPriceForm';
import type { HostProperty, PricePreview } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { WeekdayPrice } from '../../../../generated/model/values';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import { Breakdown } from '../../../ui/breakdown';
import { Button } from '../../../ui/button';
import { Card, Grid, HStack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
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
  return { brings: fits ? data : null, stale: pending, waits: fits && data === null };
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

type Values = Partial<SetupPriceFormValues>;
const days = keysOf(WeekdayPrice);
const midweek = days.filter((day) => day !== 'friday_cents' && day !== 'saturday_cents');
/** Friday’s field stands for both nights of the weekend. */
const everydayFields = keysOf(setupPriceForm.uiSchema)
  .filter((field): field is keyof SetupPriceFormValues => field in setupPriceForm.uiSchema)
  .filter((field) => field === 'friday_cents' || !days.some((day) => day === field));

/** Only the nights of a weekend have a price of their own, and both the same. */
const isWeekendAlike = (property: Pick<HostProperty, WeekdayPrice>): boolean =>
  property.friday_cents === property.saturday_cents && midweek.every((day) => property[day] === null);

/** Stands above the fields of the days, and takes the focus of the button that gave way to them. */
const DaysIntro = ({ isAsked }: { readonly isAsked: boolean }) => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsked) text.current?.focus();
  }, [isAsked]);
  return (
    <Text ref={text} tabIndex={-1} textStyle="small" color="muted" scrollMarginTop="24">
      {say.priceDays}
    </Text>
  );
};

/** The fields of days: a price of the weekend, and each day once it is asked for or has a price. */
const useDays = (property: HostProperty) => {
  const [isAsked, setAsked] = useState(false);
  const [given, setGiven] = useState<Values>();
  const isOpen = isAsked || !isWeekendAlike(property);
  const follow = ({ friday_cents = null, saturday_cents = null }: Values) => {
    if (!isOpen && friday_cents !== saturday_cents) setGiven({ saturday_cents: friday_cents });
  };
  const weekend = (
    <>
      <Text textStyle="small" color="muted">
        {say.priceWeekendHelp}
      </Text>
      <Button variant="outline" size="sm" marginTop="2" onClick={() => setAsked(true)}>
        {say.priceEachDay}
      </Button>
    </>
  );
  const everyDay = { below: { base_cents: <DaysIntro isAsked={isAsked} /> } };
  const everyday = { only: everydayFields, labels: { friday_cents: say.priceWeekend }, below: { friday_cents: weekend } };
  return { follow, given, fields: isOpen ? everyDay : everyday };
};

export const PriceStep = ({ property }: { readonly property: HostProperty }) => {
  const [values, setValues] = useState<Values>(() => openedWith({ form: setupPriceForm, property, starts: startsOf(property) }));
  const { brings, stale, waits } = usePreview(values);
  const { follow, given, fields } = useDays(property);
  const changed = (now: Values) => {
    setValues(now);
    follow(now);
  };
  return (
    <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23.25rem' }} columnGap="12" alignItems="start">
      <div>
        <FormStep
          page="price"
          form={setupPriceForm}
          property={property}
          starts={startsOf(property)}
          given={given}
          onChange={changed}
          {...fields}
        />
      </div>
      <Card.Root as="section" variant="elevated" position={{ lg: 'sticky' }} top="24" aria-label={say.priceHeading}>
        <Heading textStyle="subheading" marginBottom="1">
          {say.priceHeading}
        </Heading>
        <div aria-live="polite" aria-busy={stale}>
          {brings && <Brings brings={brings} />}
          {!brings && (waits ? <Skeleton height="12rem" /> : <Text color="muted">{say.priceEmpty}</Text>)}
        </div>
      </Card.Root>
    </Grid>
  );
};
