// The referral centre: the link to share, how it works, what it has brought, and the friends who came.
import type { ReferralSummary } from '../../../generated/model/entities';
import { heads } from '../../../generated/routes/heads';
import { referralTexts as say } from '../../../generated/texts/sentences/referralTexts';
import { Box, Container, Grid, Stack } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Loaded } from '../shell/call-parts/loaded';
import type { ScreenProps } from '../shell/navigation/visit';
import { Earned } from './earned';
import { Friends } from './friends';
import { HowItWorks } from './how-it-works';
import { Invitation } from './invitation';
import { summary } from './referral-center.store';

export { opened } from './referral-center.store';

const Meanwhile = () => (
  <Loading label={say.loading} display="grid" gap="6">
    <Skeleton height="20rem" borderRadius="xl" />
    <Skeleton height="12rem" borderRadius="xl" />
  </Loading>
);

const Whole = ({ data }: { readonly data: ReferralSummary }) => (
  <Grid gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} alignItems="start">
    <Stack gap="8">
      <Invitation link={data.link} code={data.referral_code} />
      <Friends of={data.referrals} />
    </Stack>
    <Stack gap="8">
      <Earned {...data} />
      <HowItWorks />
    </Stack>
  </Grid>
);

export const ReferralCenter = ({ visit }: ScreenProps) => (
  <Container maxWidth="container.listing">
    <PageHead title={say.heading} lead={heads[visit.route].description} />
    <Box paddingBottom="16">
      <Loaded of={summary} failed={say.failed} fallback={<Meanwhile />}>
        {(data) => <Whole data={data} />}
      </Loaded>
    </Box>
  </Container>
);
