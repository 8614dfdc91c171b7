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

const Missing = ({ property: { property_id, missing } }: { readonly property: HostProperty }) => (
  <section aria-labelledby="setup-missing">
    <Heading id="setup-missing" textStyle="subheading" marginBottom="2">
      {say.missingHeading}
    </Heading>
    <chakra.ul display="grid">
      {missing.map((need) => (
        <chakra.li key={need} borderBottomWidth="1px" paddingY="3">
          <HStack justifyContent="space-between" gap="3">
            <RouteLink to={pathTo.propertySetup({ property_id, page: pageOf(need) })}>{ListingNeed[need].label}</RouteLink>
            <Icon of={icons.right} size={18} />
          </HStack>
        </chakra.li>
      ))}
    </chakra.ul>
  </section>
);

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
      <div>
        <ButtonLink variant="outline" to={pathTo.listing({ property_id: property.property_id })}>
          {say.preview}
        </ButtonLink>
      </div>
    </Stack>
  );
};
