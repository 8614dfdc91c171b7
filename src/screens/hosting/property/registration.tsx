// The registration of a property: what the law of its place asks for, what its host gave, and how far the check of it is.
import type { HostProperty } from '../../../../generated/model/entities';
import { RegistrationStatus } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { HStack, Stack } from '../../../ui/layout';
import { StatusChip } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { shownDate } from '../../shell/format/format';
import { ButtonLink } from '../../shell/navigation/links';
import { Part } from './part';

const dutyOf = ({ registration_duty: duty, licence_duty: licence }: HostProperty): string => {
  if (!duty) return say.dutyNone;
  const asked = say.duty({ place: duty.place, called: duty.called, asked_by: duty.asked_by });
  const most = duty.nights_a_year === null ? '' : say.dutyNights({ nights: duty.nights_a_year });
  const also = licence ? say.dutyAlso({ place: licence.place, called: licence.called, asked_by: licence.asked_by }) : '';
  return [asked, most, also].filter(Boolean).join(' ');
};

const Fact = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <Text as="dt" textStyle="small" color="muted">
      {name}
    </Text>
    <Text as="dd" fontWeight="medium" overflowWrap="anywhere">
      {children}
    </Text>
  </div>
);

export const Registration = ({ property }: { readonly property: HostProperty }) => {
  const { property_id, registration_number: number, registration_expires: expires, registration_status: status } = property;
  const { label, tone } = RegistrationStatus[status];
  return (
    <Part id="registration" heading={say.registration} lead={dutyOf(property)}>
      <Stack gap="4">
        <HStack flexWrap="wrap" gap="3">
          <StatusChip tone={tone}>{label}</StatusChip>
          {property.registration_reason && <Text>{property.registration_reason}</Text>}
        </HStack>
        {(number !== null || property.registration_duty !== null) && (
          <HStack as="dl" flexWrap="wrap" gap="8">
            <Fact name={say.number}>{number ?? say.noNumber}</Fact>
            {property.licence_duty && <Fact name={say.licence}>{property.licence_number ?? say.noNumber}</Fact>}
            {expires && <Fact name={say.expires}>{shownDate(expires, 'dated')}</Fact>}
          </HStack>
        )}
        {property.status !== 'archived' && (
          <ButtonLink to={pathTo.propertySetup({ property_id, page: 'registration' })} variant="outline" alignSelf="start">
            {say.changeRegistration}
          </ButtonLink>
        )}
      </Stack>
    </Part>
  );
};
