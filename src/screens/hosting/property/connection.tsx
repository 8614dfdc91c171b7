// Where a property was brought over from, and whose it is shown to be.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { HostProperty } from '../../../../generated/model/entities';
import { ImportProblem, SourcePlatform, SyncStatus } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { HStack, Stack } from '../../../ui/layout';
import { Link, Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { ownDay, ownMoment } from '../../shell/format/own-zone';
import { ButtonLink, RouteLink } from '../../shell/navigation/links';
import { ProofWays } from '../proof-ways';
import { useReading } from '../use-reading';
import { Matter, Part } from './part';
import { disconnection, reading } from './property.store';
import { ConfirmWindow } from '../../shell/call-parts/confirm-window';

interface Own {
  readonly property: HostProperty;
}

const DisconnectWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const press = useUnit(disconnection.submitted);
  const disconnected = () => {
    press();
    onClose();
  };
  return (
    <ConfirmWindow title={say.disconnectHeading} keep={say.keep} confirm={say.disconnect} onClose={onClose} onConfirm={disconnected}>
      {say.disconnectText}
    </ConfirmWindow>
  );
};

const Ways = () => {
  const [asking, setAsking] = useState(false);
  const [read, isAsked, disconnecting] = useUnit([reading.submitted, reading.$pending, disconnection.$pending]);
  const isReading = useReading();
  return (
    <HStack flexWrap="wrap" gap="3">
      <Button variant="outline" busy={isAsked || isReading} onClick={() => read()}>
        {say.readAgain}
      </Button>
      <Button variant="ghost" busy={disconnecting} onClick={() => setAsking(true)}>
        {say.disconnect}
      </Button>
      {asking && <DisconnectWindow onClose={() => setAsking(false)} />}
    </HStack>
  );
};

const State = ({ property: { imported, sync_status } }: Own) => {
  if (sync_status === 'running') return <output>{say.reading}</output>;
  const problem = imported?.problem;
  if (problem)
    return (
      <Banner tone="notice" title={ImportProblem[problem].label}>
        {ImportProblem[problem].says}
      </Banner>
    );
  return (
    <Text color="muted">{imported?.read_at ? say.lastRead({ time: ownMoment(imported.read_at) }) : SyncStatus[sync_status].label}</Text>
  );
};

const platformOf = (platform: HostProperty['platform']): string =>
  platform === null || platform === 'generic' ? say.connectedToOwn : say.connectedTo({ platform: SourcePlatform[platform].label });

const Connected = ({ property }: Own) => {
  const { listing_url: address, platform } = property;
  const problems = useUnit([reading.$problem, disconnection.$problem]);
  return (
    <Stack gap="3">
      <Text fontWeight="semibold">{platformOf(platform)}</Text>
      {address && (
        <Link href={address} target="_blank" rel="noreferrer" overflowWrap="anywhere" alignSelf="start">
          {address}
        </Link>
      )}
      <State property={property} />
      {problems.map((problem, at) => (
        <ProblemBanner key={at} problem={problem} />
      ))}
      <Ways />
    </Stack>
  );
};

const Alone = () => (
  <Stack gap="3" alignItems="flex-start">
    <Text>{say.notConnectedText}</Text>
    <ButtonLink to={pathTo.connectProperty()} variant="outline">
      {say.connect}
    </ButtonLink>
  </Stack>
);

const Ownership = ({ property }: Own) => {
  const { property_id, ownership_proven_at: proven } = property;
  return (
    <Matter heading={say.ownershipHeading}>
      {proven ? (
        <Text>{say.ownershipProven({ date: ownDay(proven, 'dated') })}</Text>
      ) : (
        <Stack gap="2">
          <ProofWays property={property} />
          <RouteLink to={pathTo.propertySetup({ property_id, page: 'calendar' })}>{say.toCalendars}</RouteLink>
        </Stack>
      )}
    </Matter>
  );
};

export const Connection = ({ property }: Own) => {
  const connected = property.listing_url !== null && property.connection_status !== null;
  return (
    <Part id="connection" heading={say.connection}>
      {connected ? <Connected property={property} /> : <Alone />}
      {property.listing_url !== null && <Ownership property={property} />}
    </Part>
  );
};
