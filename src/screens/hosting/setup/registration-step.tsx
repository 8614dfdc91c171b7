// The number that the law of the place asks for: who asks, what it looks like, and how far its check is.
import { useState } from 'react';
import { setupRegistrationForm } from '../../../../generated/forms/setupRegistrationForm';
import type { HostProperty } from '../../../../generated/model/entities';
import { Province, RegistrationStatus } from '../../../../generated/model/values';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import { Box, Card, Stack } from '../../../ui/layout';
import { StatusChip } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { FormStep } from './form-step';

/** The law's requirements, a sentence each. */
const dutyOf = ({ registration_duty: duty, city, province }: HostProperty): readonly string[] => {
  if (province === null) return [say.dutyUnknown];
  if (!duty) return [say.dutyNone({ place: city || Province[province].label })];
  return [
    say.duty({ place: duty.place, called: duty.called, asked_by: duty.asked_by }),
    ...(duty.example === null ? [] : [say.dutyExample({ example: duty.example })]),
    ...(duty.nights_a_year === null ? [] : [say.dutyNights({ nights: duty.nights_a_year })]),
  ];
};

const saidOf = ({ registration_status: status, registration_reason: reason }: HostProperty): string | null => {
  if (status === 'refused') return reason ?? say.refused;
  return status === 'in_review' ? say.inReview : null;
};

/** A legal requirement is no free choice. */
const neededOf = ({ registration_duty: duty }: HostProperty): readonly string[] => {
  if (!duty) return [];
  return duty.expires ? ['registration_number', 'registration_expires'] : ['registration_number'];
};

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
const misfitOf = ({ registration_duty: duty }: HostProperty, typed: string): string | null => {
  if (!duty?.pattern || duty.example === null || typed === '' || new RegExp(duty.pattern).test(typed.toUpperCase())) return null;
  return say.dutyMisfit({ place: duty.place, called: duty.called, example: duty.example });
};

export const RegistrationStep = ({ property }: { readonly property: HostProperty }) => {
  const [typed, setTyped] = useState(property.registration_number ?? '');
  // half a number is not wrong yet
  const [left, setLeft] = useState(typed !== '');
  const isWhole = left || typed.length >= (property.registration_duty?.example?.length ?? 0);
  const misfit = isWhole && misfitOf(property, typed);
  const type = (text: string) => {
    setTyped(text);
    if (text === '') setLeft(false);
  };
  return (
    <Box onBlur={() => setLeft(typed !== '')}>
      <FormStep
        page="registration"
        form={setupRegistrationForm}
        property={property}
        needed={neededOf(property)}
        above={<Duty property={property} />}
        below={{
          registration_number: (
            <Text as="output" display="block" color="error" textStyle="small">
              {misfit}
            </Text>
          ),
        }}
        onChange={({ registration_number }) => type(registration_number?.trim() ?? '')}
      />
    </Box>
  );
};
