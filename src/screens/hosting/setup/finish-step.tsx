// The end of the setup: what is still missing, each thing leading to its page, the listing as guests will see it, and publishing.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { HostProperty } from '../../../../generated/model/entities';
import { ListingNeed, type SetupPage } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import { Banner } from '../../../ui/banner';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { HStack, Stack } from '../../../ui/layout';
import { Heading } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { ButtonLink, RouteLink } from '../../shell/navigation/links';
import { publishing } from './setup.store';

const pageOf = (need: ListingNeed): SetupPage => ListingNeed[need].step;

const Ways = ({ ways }: { readonly ways: readonly { readonly to: string; readonly says: string }[] }) => (
  <chakra.ul display="grid">
    {ways.map(({ to, says }) => (
      <chakra.li key={says} borderBottomWidth="1px" paddingY="3">
        <HStack justifyContent="space-between" gap="3">
          <RouteLink to={to}>{says}</RouteLink>
          <Icon of={icons.right} size={18} />
        </HStack>
      </chakra.li>
    ))}
  </chakra.ul>
);

const Missing = ({ property: { property_id, missing } }: { readonly property: HostProperty }) => (
  <section aria-labelledby="setup-missing">
    <Heading id="setup-missing" textStyle="subheading" marginBottom="2">
      {say.missingHeading}
    </Heading>
    <Ways
      ways={missing.map((need) => ({ to: pathTo.propertySetup({ property_id, page: pageOf(need) }), says: ListingNeed[need].label }))}
    />
  </section>
);

/** The way on once guests can find the place. */
const Next = ({ property: { property_id } }: { readonly property: HostProperty }) => {
  const ways = [
    { to: `${pathTo.property({ property_id })}#calendar`, says: say.nextCalendar },
    { to: pathTo.propertySetup({ property_id, page: 'calendar' }), says: say.nextFeeds },
    { to: `${pathTo.account()}#payouts`, says: say.nextPayouts },
    { to: pathTo.bookings(), says: say.nextBookings },
  ];
  return (
    <section aria-labelledby="setup-next">
      <Heading id="setup-next" textStyle="subheading" marginBottom="2">
        {say.nextHeading}
      </Heading>
      <Ways ways={ways} />
    </section>
  );
};

const Standing = ({ property }: { readonly property: HostProperty }) => {
  if (property.missing.length > 0) return <Missing property={property} />;
  return (
    <Banner tone="good" live="status">
      {property.status === 'listed' ? say.listed : say.complete}
    </Banner>
  );
};

export const FinishStep = ({ property }: { readonly property: HostProperty }) => {
  const problem = useUnit(publishing.$problem);
  return (
    <Stack gap="6">
      <ProblemBanner problem={problem && { ...problem, shown: 'banner' }} />
      <Standing property={property} />
      {property.status === 'listed' && <Next property={property} />}
      <div>
        <ButtonLink variant="outline" to={pathTo.listing({ property_id: property.property_id })}>
          {say.preview}
        </ButtonLink>
      </div>
    </Stack>
  );
};
