// A chip at the foot of the demo's pages: what its clock shows, and buttons that move it on to where a stay goes on.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { demoClockTexts } from '../../../../generated/texts/sentences/demoClockTexts';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/type';
import { ownZone, shownMoment } from '../format/format';
import { moving, reloadFx, shownTime } from './demo-clock.store';

const Chip = chakra('section', {
  base: {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingX: '4',
    paddingY: '2.5',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'xl',
  },
});

const tomorrow = 24;

export const DemoClock = () => {
  const [time, ask, move, isMoving, isReloading] = useUnit([
    shownTime.$data,
    shownTime.asked,
    moving.submitted,
    moving.$pending,
    reloadFx.pending,
  ]);
  useEffect(() => ask(), [ask]);
  if (time === null) return null;
  const moment = shownMoment(time.now, { date: 'weekday', zone: ownZone() });
  const ways = [
    { to: demoClockTexts.tomorrow, hours: tomorrow },
    { to: demoClockTexts.checkin, hours: time.checkin_hours },
    { to: demoClockTexts.checkout, hours: time.checkout_hours },
  ];
  return (
    <Chip aria-label={demoClockTexts.label}>
      <Text textStyle="small" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {demoClockTexts.shows({ moment })}
      </Text>
      {ways.map(
        ({ to, hours }) =>
          hours !== null && (
            <Button
              key={to}
              variant="outline"
              size="sm"
              borderRadius="full"
              busy={isMoving || isReloading}
              onClick={() => move({ advance_hours: hours })}
            >
              {to}
            </Button>
          ),
      )}
      <Text textStyle="small" color="muted">
        {demoClockTexts.hint}
      </Text>
    </Chip>
  );
};
