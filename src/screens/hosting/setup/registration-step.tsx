// The numbers that the law of the place asks for: who asks, what they look like, and how far their check is.
import { useState } from 'react';
import { setupRegistrationForm } from '../../../../generated/forms/setupRegistrationForm';
import type { HostProperty, RegistrationDuty } from '../../../../generated/model/entities';
import { Province, RegistrationStatus } from '../../../../generated/model/values';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import { Box, Card, Stack } from '../../../ui/layout';
import { StatusChip } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { FormStep } from './form-step';

const asks = (duty: RegistrationDuty | null, ask: typeof say.duty): readonly string[] => {
  if (!duty) return [];
  return [
    ask({ place: duty.place, called: duty.called, asked_by: duty.asked_by }),
    ...(duty.example === null ? [] : [say.dutyExample({ example: duty.example })]),
    ...(duty.nights_a_year === null ? [] : [say.dutyNights({ nights: duty.nights_a_year })]),
  ];
};
/** The law's requirements, a sentence each. */
const dutyOf = ({ registration_duty: duty, licence_duty: licence, city, province }: HostProperty): readonly string[] => {
  if (province === null) return [say.dutyUnknown];
  if (!duty) return [say.dutyNone({ place: city || Province[province].label })];
  return [...asks(duty, say.duty), ...asks(licence, say.dutyAlso)];
};

const saidOf = ({ registration_status: status, registration_reason: reason }: HostProperty): string | null => {
  if (status === 'refused') return reason ?? say.refused;
  return status === 'in_review' ? say.inReview : null;
};

/** A legal requirement is no free choice. */
const neededOf = ({ registration_duty: duty, licence_duty: licence }: HostProperty): readonly string[] => {
  if (!duty) return [];
  return ['registration_number', ...(duty.expires ? ['registration_expires'] : []), ...(licence ? ['licence_number'] : [])];
};

const whole = ['registration_number', 'registration_expires'] as const;
/** Most cities ask for no number of their own. */
const fieldsOf = ({ licence_duty: licence }: HostProperty) => (licence ? ([...whole, 'licence_number'] as const) : whole);

const Duty = ({ property }: { readonly property: HostProperty }) => {
  const { label, tone } = RegistrationStatus[property.registration_status];
  const said = saidOf(property);
  return (
    <Card.Root variant="subtle" marginBottom="6">
      <Stack gap="2" alignItems="flex-start">
        <StatusChip tone={tone}>{label}</StatusChip>
        {dutyOf(property).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        {said && <Text fontWeight="medium">{said}</Text>}
      </Stack>
    </Card.Root>
  );
};

/** The sentence about a number that has not the form of its place; null where it has, or where no form is known. */
const misfitOf = (duty: RegistrationDuty | null, typed: string): string | null => {
  if (!duty?.pattern || duty.example === null || typed === '' || new RegExp(duty.pattern).test(typed.toUpperCase())) return null;
  return say.dutyMisfit({ place: duty.place, called: duty.called, example: duty.example });
};

/** A number while it is typed: half of one is not wrong yet. */
const useNumber = (duty: RegistrationDuty | null, saved: string | null) => {
  const [typed, setTyped] = useState(saved ?? '');
  const [left, setLeft] = useState(typed !== '');
  const isWhole = left || typed.length >= (duty?.example?.length ?? 0);
  return {
    below: (
      <Text as="output" display="block" color="error" textStyle="small">
        {isWhole && misfitOf(duty, typed)}
      </Text>
    ),
    type: (text = '') => {
      setTyped(text.trim());
      if (text.trim() === '') setLeft(false);
    },
    leave: () => setLeft(typed !== ''),
  };
};

export const RegistrationStep = ({ property }: { readonly property: HostProperty }) => {
  const registration = useNumber(property.registration_duty, property.registration_number);
  const licence = useNumber(property.licence_duty, property.licence_number);
  const leave = () => {
    registration.leave();
    licence.leave();
  };
  return (
    <Box onBlur={leave}>
      <FormStep
        page="registration"
        form={setupRegistrationForm}
        property={property}
        only={fieldsOf(property)}
        needed={neededOf(property)}
        above={<Duty property={property} />}
        below={{ registration_number: registration.below, licence_number: licence.below }}
        onChange={({ registration_number, licence_number }) => {
          registration.type(registration_number ?? undefined);
          licence.type(licence_number ?? undefined);
        }}
      />
    </Box>
  );
};
