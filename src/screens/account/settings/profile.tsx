// The person's picture, names and phone number.
import { useUnit } from 'effector-react';
import { profileForm } from '../../../../generated/forms/profileForm';
import type { CurrentUser, Profile } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Box, HStack } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { usualLanguages } from '../../shell/format/languages';
import { shownPhone } from '../../shell/format/phone';
import { Loaded, Part } from './part';
import { OwnPicture } from './picture';
import { details, profile as ownProfile } from './profile.store';

const usual = { languages: usualLanguages };
const Details = ({ profile }: { readonly profile: Profile }) => {
  const save = useUnit(details.submitted);
  const { first_name, last_name, phone, languages } = profile;
  return (
    <SubmissionForm
      of={details}
      form={profileForm}
      facts={{}}
      starts={{ first_name: first_name ?? '', last_name: last_name ?? '', ...(phone && { phone: shownPhone(phone) }), languages }}
      usual={usual}
      onSubmit={save}
    />
  );
};

const Fields = () => (
  <Loading label={accountTexts.profileHeading}>
    {[1, 2, 3].map((field) => (
      <Box key={field} marginTop={field === 1 ? '0' : '6'}>
        <Skeleton width="6rem" height="4" />
        <Skeleton height="12" marginTop="2" borderRadius="md" />
      </Box>
    ))}
    <Skeleton width="6rem" height="12" marginTop="5" borderRadius="md" />
  </Loading>
);

const Picture = () => (
  <Loading label={accountTexts.profileHeading}>
    <HStack gap="5">
      <Skeleton width="24" height="24" borderRadius="full" flexShrink="0" />
      <Skeleton width="11rem" height="11" />
    </HStack>
  </Loading>
);

export const OwnProfile = ({ user }: { readonly user: CurrentUser | null }) => (
  <Part id="profile" heading={accountTexts.profileHeading} lead={accountTexts.profileLead}>
    {user ? <OwnPicture user={user} /> : <Picture />}
    <Box marginTop="8">
      <Loaded of={ownProfile} fallback={<Fields />}>
        {(profile) => <Details profile={profile} />}
      </Loaded>
    </Box>
  </Part>
);
