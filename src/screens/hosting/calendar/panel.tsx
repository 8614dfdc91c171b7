// The panel beside a host's calendar: which nights are meant, who has them, and what is to hold on them.
import { useUnit } from 'effector-react';
import type { CalendarNight, HostCalendar } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { Box } from '../../../ui/layout';
import { RouteLink } from '../../shell/navigation/links';
import { $today, changesGiven, nightsNamed, saving } from './calendar.store';
import { EditNights } from './edit-nights';
import { changesOf, isBooked, type Range, runsOf } from './nights';
import { datesOf, isSameTaken, takenText } from './words';

/** The holders of the chosen nights, and the host's notes. */
const Takers = ({ nights }: { readonly nights: readonly CalendarNight[] }) => {
  const runs = runsOf(nights, (one, next) => isSameTaken(one, next) && one.note === next.note).filter(
    ({ nights: [first] }) => first && (first.taken !== null || first.note),
  );
  if (runs.length === 0) return null;
  return (
    <Box as="ul" textStyle="small">
      {runs.map((run) => {
        const [first] = run.nights;
        if (!first) return null;
        const words = [datesOf(run), ...(first.guest ? [first.guest] : []), ...(first.taken ? [takenText(first)] : [])].join(' · ');
        return (
          <li key={run.start}>
            {words}
            {first.note && ` · ${say.noteOf({ note: first.note })}`}
            {first.booking_id && isBooked(first) && (
              <>
                {' · '}
                <RouteLink to={pathTo.bookings({ booking_id: first.booking_id })}>{say.toBooking}</RouteLink>
              </>
            )}
          </li>
        );
      })}
    </Box>
  );
};

export const Panel = ({ calendar, chosen }: { readonly calendar: HostCalendar; readonly chosen: Range }) => {
  const { today, problem, busy } = useUnit({ today: $today, problem: saving.$problem, busy: saving.$pending });
  const [save, name] = useUnit([changesGiven, nightsNamed]);
  return (
    <EditNights
      of={[{ calendar, nights: calendar.nights }]}
      within={{ start: today, end: calendar.to }}
      onName={name}
      renderAbout={([meant]) => meant && <Takers nights={meant.nights} />}
      onSave={(difference, of) => save(of.flatMap(({ nights }) => changesOf(nights, difference)))}
      {...{ chosen, problem, busy }}
    />
  );
};
