// Where the person is logged in: this browser first, then the others, each with an end to it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { DeviceSession } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { StatusChip } from '../../../ui/status-chip';
import { NextFact } from '../../../ui/next-fact';
import { Text } from '../../../ui/type';
import { ownZone, shownMoment } from '../../shell/format/format';
import { $ending, $ends, devices, endOthers, endPressed } from './devices.store';
import { ownDay } from '../../shell/format/own-zone';
import { Lines, Loaded, Part } from './part';

// a date is never taken apart
const Whole = chakra('span', { base: { display: 'inline-block' } });

const Device = ({ session }: { readonly session: DeviceSession }) => {
  const ending = useUnit($ending);
  const end = useUnit(endPressed);
  const { device, current, seen_at, created_at, session_id } = session;
  return (
    <ListLine flexWrap="wrap" gap="3" paddingY="4" _first={{ paddingTop: '0' }}>
      <Box minWidth="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {device}
        </Text>
        <Text textStyle="small" color="muted">
          <Whole>{accountTexts.lastSeen({ time: shownMoment(seen_at, { date: 'dated', zone: ownZone() }) })}</Whole>{' '}
          <NextFact>
            <Whole>{accountTexts.since({ date: ownDay(created_at, 'dated') })}</Whole>
          </NextFact>
        </Text>
      </Box>
      {current ? (
        <StatusChip tone="good">{accountTexts.thisDevice}</StatusChip>
      ) : (
        <Button
          variant="outline"
          size="sm"
          busy={ending.includes(session_id)}
          aria-label={accountTexts.endSessionOn({ device })}
          onClick={() => end(session)}
        >
          {accountTexts.endSession}
        </Button>
      )}
    </ListLine>
  );
};

const Devices = ({ sessions }: { readonly sessions: readonly DeviceSession[] }) => {
  const busy = useUnit(endOthers.$pending);
  const endAll = useUnit(endOthers.submitted);
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul>
        {[...sessions.filter(({ current }) => current), ...others].map((session) => (
          <Device key={session.session_id} session={session} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button variant="outline" marginTop="4" busy={busy} onClick={() => endAll()}>
          {accountTexts.endOthers}
        </Button>
      )}
    </>
  );
};

export const OwnDevices = () => {
  const ends = useUnit($ends);
  const seen = useRef(ends);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the button that was pressed is gone
    if (ends !== seen.current) heading.current?.focus();
    seen.current = ends;
  }, [ends]);
  return (
    <Part id="devices" heading={accountTexts.devicesHeading} lead={accountTexts.devicesLead} headingRef={heading}>
      <Loaded of={devices} fallback={<Lines label={accountTexts.devicesHeading} height="8rem" />}>
        {(sessions) => <Devices sessions={sessions} />}
      </Loaded>
    </Part>
  );
};
