// The head of a property's page: what it is called, where it stands, and the ways on.
import { useUnit } from 'effector-react';
import type { HostProperty } from '../../../../generated/model/entities';
import { Province, PropertyType, PropertyStatus, SuspensionReason } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { Banner } from '../../../ui/banner';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { Box, HStack } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { ButtonLink, RouteLink } from '../../shell/navigation/links';
import { CohostMark } from '../cohost-mark';
import { PropertyStatusChip } from '../../shell/property-card/property-status';
import { move } from './property.store';
import { StatusMoves } from './status-moves';

const placeOf = ({ city, province, property_type }: HostProperty): string =>
  [PropertyType[property_type].label, city, province && Province[province].label].filter(Boolean).join(' · ');

const ToListing = ({ property: { property_id, status } }: { readonly property: HostProperty }) =>
  PropertyStatus[status].shown && (
    <ButtonLink to={pathTo.listing({ property_id })} variant="outline">
      {say.view}
    </ButtonLink>
  );

const Actions = ({ property }: { readonly property: HostProperty }) => {
  const { property_id, status, missing } = property;
  const unfinished = status === 'draft' && missing.length > 0;
  return (
    <HStack flexWrap="wrap" gap="3">
      <ToListing property={property} />
      {status !== 'archived' && (
        <ButtonLink to={pathTo.propertySetup({ property_id })} variant={unfinished ? 'solid' : 'outline'}>
          {unfinished ? say.goOn : say.edit}
        </ButtonLink>
      )}
      <StatusMoves property={property} onlyMain />
    </HStack>
  );
};

const Suspended = ({ property: { suspended_for: reason, suspended_because } }: { readonly property: HostProperty }) => (
  <Box marginTop="4">
    <Banner tone="bad" title={reason ? SuspensionReason[reason].label : say.suspendedText}>
      {suspended_because && <Text overflowWrap="anywhere">{suspended_because}</Text>}
      {reason && SuspensionReason[reason].says}
    </Banner>
  </Box>
);

export const PropertyHead = ({ property }: { readonly property: HostProperty }) => {
  const problem = useUnit(move.$problem);
  return (
    <Box as="header" paddingTop={{ base: '6', md: '8' }} paddingBottom="5">
      <RouteLink to={pathTo.properties()} textStyle="small" display="inline-flex" alignItems="center" gap="1">
        <Icon of={icons.left} size={16} />
        {say.back}
      </RouteLink>
      <HStack flexWrap="wrap" justifyContent="space-between" gap="4" marginTop="3" alignItems="flex-start">
        <Box minWidth="0" flex="1 1 20rem">
          <HStack flexWrap="wrap" gap="3">
            <Heading as="h1" textStyle="title" overflowWrap="anywhere">
              {property.title || say.untitled}
            </Heading>
            <PropertyStatusChip status={property.status} />
            {property.cohost_for !== null && <CohostMark host={property.cohost_for} />}
          </HStack>
          <Text color="muted" marginTop="1">
            {placeOf(property)}
          </Text>
        </Box>
        {property.cohost_for === null ? <Actions property={property} /> : <ToListing property={property} />}
      </HStack>
      {problem && (
        <Box marginTop="4">
          <ProblemBanner problem={problem} />
        </Box>
      )}
      {property.status === 'suspended' && property.cohost_for === null && <Suspended property={property} />}
    </Box>
  );
};
