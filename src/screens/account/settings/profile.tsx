// The person's picture and names.
import { useUnit } from 'effector-react';
import { nameForm } from '../../../../generated/forms/nameForm';
import type { CurrentUser } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Box, HStack } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { SubmissionForm } from '../../shell/calls/submission-form';
import { Part } from './part';
import { OwnPicture } from './picture';
import { names } from './profile.store';

const Names = ({ user }: { readonly user: CurrentUser }) => {
  const save = useUnit(names.submitted);
  return (
    <SubmissionForm
      key={user.user_id}
      of={names}
      form={nameForm}
      facts={{}}
      starts={{ first_name: user.first_name ?? '', last_name: user.last_name ?? '' }}
      onSubmit={save}
    />
  );
};

const Meanwhile = () => (
  <Loading label={accountTexts.profileHeading}>
    <HStack gap="5">
      <Skeleton width="24" height="24" borderRadius="full" flexShrink="0" />
      <Skeleton width="11rem" height="11" />
    </HStack>
    {[1, 2].map((field) => (
      <Box key={field} marginTop="6">
        <Skeleton width="6rem" height="4" />
        <Skeleton height="12" marginTop="2" borderRadius="md" />
      </Box>
    ))}
    <Skeleton width="6rem" height="12" marginTop="5" borderRadius="md" />
  </Loading>
);

export const OwnProfile = ({ user }: { readonly user: CurrentUser | null }) => (
  <Part id="profile" heading={accountTexts.profileHeading} lead={accountTexts.profileLead}>
    {user ? (
      <>
        <OwnPicture user={user} />
        <Box marginTop="8">
          <Names user={user} />
        </Box>
      </>
    ) : (
      <Meanwhile />
    )}
  </Part>
);
