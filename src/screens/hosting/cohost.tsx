// The page that the link of an invitation to co-host leads to: who asks, for what, and the one button.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { CohostInvitation as Invitation } from '../../../generated/model/entities';
import { CohostRole } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { invitationTexts as say } from '../../../generated/texts/sentences/invitationTexts';
import { seasonTexts } from '../../../generated/texts/sentences/seasonTexts';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Box, Card, Container, HStack, Stack } from '../../ui/layout';
import { ListLine } from '../../ui/list-line';
import { Photo } from '../../ui/photos/photo';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Heading, Text } from '../../ui/type';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { ownMoment } from '../shell/format/own-zone';
import { withLeft } from '../shell/format/time-left';
import { useNow } from '../shell/format/use-now';
import { FirstFew } from '../shell/own-list/first-few';
import { RetryButton } from '../shell/failures/retry-button';
import { ButtonLink } from '../shell/navigation/links';
import { pictureOf } from '../shell/property-card/picture-of';
import { $visitor } from '../shell/session/session.store';
import { $invitation, $token, accepting, looking } from './cohost.store';

export { opened } from './cohost.store';

type Listing = Invitation['listings'][number];
const Place = ({ of: { title, place, photo } }: { readonly of: Listing }) => (
  <Card.Root padding="0" overflow="hidden">
    {photo && (
      <Box aspectRatio="16 / 10" position="relative">
        <Photo picture={pictureOf(photo)} first sizes="(min-width: 48em) 560px, 100vw" />
      </Box>
    )}
    <Box padding="4">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {title || place}
      </Text>
      {title && <Text color="muted">{place}</Text>}
    </Box>
  </Card.Root>
);

const rolesText = (roles: Invitation['roles']): string => roles.map((role) => CohostRole[role].label).join(', ');

/** Several, a line each; what they may do there, where it is not the same at all. */
const Places = ({ of: { listings, roles } }: { readonly of: Invitation }) => (
  <FirstFew of={listings} few={6} all={say.showAll}>
    {(shown) => (
      <chakra.ul aria-label={say.listings} borderTopWidth="1px">
        {shown.map((it) => (
          <ListLine key={it.property_id} gap="3">
            <Box width="16" aspectRatio="4 / 3" flex="none" borderRadius="md" overflow="hidden" bg="surface.deep" position="relative">
              {it.photo && <Photo picture={pictureOf(it.photo)} sizes="64px" />}
            </Box>
            <Box flex="1" minWidth="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {it.title || it.place}
              </Text>
              {it.title && (
                <Text textStyle="small" color="muted">
                  {it.place}
                </Text>
              )}
              {it.roles.length < roles.length && <Text textStyle="small">{rolesText(it.roles)}</Text>}
            </Box>
          </ListLine>
        ))}
      </chakra.ul>
    )}
  </FirstFew>
);

const Asked = ({ of }: { readonly of: Invitation }) => {
  const { problem, busy } = useUnit({ problem: accepting.$problem, busy: accepting.$pending });
  const [accept, token, { email }] = useUnit([accepting.submitted, $token, $visitor]);
  const now = useNow();
  const { host, roles, listings, expires_at } = of;
  const [only] = listings.length === 1 ? listings : [];
  return (
    <Stack gap="5">
      <Heading as="h1" textStyle="title" overflowWrap="anywhere">
        {only ? say.heading({ host }) : say.headingMany({ host, listings: seasonTexts.listings({ count: listings.length }) })}
      </Heading>
      {only ? <Place of={only} /> : <Places of={of} />}
      <Stack gap="2">
        <Text>{say.does}</Text>
        <Stack as="ul" gap="1" paddingLeft="5" listStyleType="disc">
          {roles.map((role) => (
            <Text as="li" key={role}>
              {`${CohostRole[role].label}: ${CohostRole[role].says}`}
            </Text>
          ))}
        </Stack>
        {roles.includes('messages') && <Text>{say.named}</Text>}
        <Text>{say.doesNot({ host })}</Text>
        <Text color="muted">{say.ends({ host })}</Text>
      </Stack>
      <ProblemBanner problem={problem} />
      <Stack gap="1">
        <Text fontWeight="semibold">{withLeft(say.by({ date: ownMoment(expires_at) }), expires_at, now)}</Text>
        {email && (
          <Text textStyle="small" color="muted" overflowWrap="anywhere">
            {say.account({ email })}
          </Text>
        )}
      </Stack>
      <HStack flexWrap="wrap" gap="3">
        <Button size="lg" busy={busy} onClick={() => accept({ token })}>
          {say.accept}
        </Button>
        <ButtonLink size="lg" variant="ghost" to={pathTo.home()}>
          {say.later}
        </ButtonLink>
      </HStack>
    </Stack>
  );
};

const Refused = () => {
  const [problem, token, look] = useUnit([looking.$problem, $token, looking.submitted]);
  const canRetry = token !== '' && problem !== null && (problem.status ?? 500) >= 500;
  return (
    <Stack gap="5">
      <Heading as="h1" textStyle="title">
        {say.wrongHeading}
      </Heading>
      {problem?.shown === 'banner' ? (
        <ProblemBanner problem={problem} />
      ) : (
        <Banner tone="bad" live="alert" title={problem?.message ?? say.wrongLink} />
      )}
      <HStack flexWrap="wrap" gap="3">
        {canRetry && <RetryButton onRetry={() => look({ token })} />}
        <ButtonLink variant="outline" to={pathTo.properties()}>
          {say.toProperties}
        </ButtonLink>
      </HStack>
    </Stack>
  );
};

export const Cohost = () => {
  const { of, problem, token } = useUnit({ of: $invitation, problem: looking.$problem, token: $token });
  return (
    <Container maxWidth="36rem" paddingY={{ base: '8', md: '12' }}>
      {of && <Asked of={of} />}
      {!of && (token === '' || problem) && <Refused />}
      {!of && token !== '' && !problem && (
        <Loading label={say.loading}>
          <Skeleton height="8" width="80%" />
          <Skeleton height="16rem" marginTop="5" borderRadius="xl" />
        </Loading>
      )}
    </Container>
  );
};
