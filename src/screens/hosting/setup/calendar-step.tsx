// When the place is free: the calendars of other platforms, which also prove whose a connected listing is, or that there are none.
import { useUnit } from 'effector-react';
import { setupCalendarForm } from '../../../../generated/forms/setupCalendarForm';
import type { HostProperty } from '../../../../generated/model/entities';
import { propertyTexts } from '../../../../generated/texts/sentences/propertyTexts';
import { Button } from '../../../ui/button';
import { Box, Card, Stack } from '../../../ui/layout';
import { Heading } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { Calendars } from '../calendars/calendars';
import { useReading } from '../use-reading';
import { ProofWays } from '../proof-ways';
import { FormStep } from './form-step';
import { proving } from './setup.store';

interface Own {
  readonly property: HostProperty;
}

const Ownership = ({ property }: Own) => {
  const [prove, asked, problem] = useUnit([proving.submitted, proving.$pending, proving.$problem]);
  const isReading = useReading();
  return (
    <Card.Root as="section" variant="subtle" aria-labelledby="setup-ownership">
      <Stack gap="3" alignItems="flex-start">
        <Heading id="setup-ownership" textStyle="subheading">
          {propertyTexts.ownershipHeading}
        </Heading>
        <ProofWays property={property} />
        <ProblemBanner problem={problem} />
        <Button variant="outline" busy={asked || isReading} onClick={() => prove()}>
          {propertyTexts.readAgain}
        </Button>
      </Stack>
    </Card.Root>
  );
};

export const CalendarStep = ({ property }: Own) => {
  const isToProve = property.listing_url !== null && property.ownership_proven_at === null;
  return (
    <>
      <Stack gap="8">
        {isToProve && <Ownership property={property} />}
        <Calendars property={property} />
      </Stack>
      <Box marginTop="8" borderTopWidth="1px" paddingTop="4">
        <FormStep page="calendar" form={setupCalendarForm} property={property} />
      </Box>
    </>
  );
};
