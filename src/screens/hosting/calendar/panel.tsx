// The panel beside a host's calendar: which nights are meant, who has them, and what is to hold on them.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { calendarForm, type CalendarFormValues } from '../../../../generated/forms/calendarForm';
import type { CalendarNight, HostCalendar } from '../../../../generated/model/entities';
import { isKeyOf, keysOf } from '../../../../generated/model/keys';
import { NightsMeant } from '../../../../generated/model/values';
import { isPlainDate, type PlainDate } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { usualPrice } from '../../../../generated/rules/derived/usualPrice';
import { addDays, daysBetween } from '../../../../generated/model/dates';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field, Group } from '../../../ui/field';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box, Grid, Stack } from '../../../ui/layout';
import { Segments } from '../../../ui/segments';
import { TextInput } from '../../../ui/text-input';
import { Text } from '../../../ui/type';
import { toastShown } from '../../shell/chrome/toasts.store';
import { RouteLink } from '../../shell/navigation/links';
import { $today, nightsNamed, saving } from './calendar.store';
import { EffectShown } from './effect';
import { changesOf, commonOf, differenceOf, effectOf, isBooked, meantIn, type Range, runsOf } from './nights';
import { datesOf, isSameTaken, priceRange, takenText } from './words';

const Ends = ({ calendar, chosen }: { readonly calendar: HostCalendar; readonly chosen: Range }) => {
  const today = useUnit($today);
  const name = useUnit(nightsNamed);
  const last = addDays(chosen.end, -1);
  const limits = { type: 'date', min: today, max: addDays(calendar.to, -1) } as const;
  const isOurs = (text: string): text is PlainDate => isPlainDate(text) && text >= today && text < calendar.to;
  return (
    <Grid gridTemplateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="3">
      <Field label={say.from}>
        <TextInput {...limits} value={chosen.start} onChange={(from) => isOurs(from) && name({ from, to: from > last ? from : last })} />
      </Field>
      <Field label={say.last}>
        <TextInput {...limits} value={last} onChange={(to) => isOurs(to) && name({ from: to < chosen.start ? to : chosen.start, to })} />
      </Field>
    </Grid>
  );
};

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

interface EditProps {
  readonly calendar: HostCalendar;
  readonly nights: readonly CalendarNight[];
}

/** Begins anew with other nights: what stands in it is what they have in common. */
const Edit = ({ calendar, nights: meant }: EditProps) => {
  const { problem, busy } = useUnit({ problem: saving.$problem, busy: saving.$pending });
  const [save, note] = useUnit([saving.submitted, toastShown]);
  const [meansUsual, setMeansUsual] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const common = commonOf(meant, calendar);
  const starts: CalendarFormValues = meansUsual ? {} : common.values;
  const [typed, setTyped] = useState<CalendarFormValues>(starts);
  const nights = leavesOut ? meant.filter((night) => !isBooked(night)) : meant;
  const difference = differenceOf(starts, typed, meansUsual);
  const submit = (values: CalendarFormValues) => {
    const changed = differenceOf(starts, values, meansUsual);
    if (Object.keys(changed).length === 0 || nights.length === 0) note(say.nothingChanged);
    else save(changesOf(nights, changed));
  };
  return (
    <>
      {problem && (
        <Banner tone="bad" live="alert" title={problem.message}>
          {problem.cure}
        </Banner>
      )}
      <Text textStyle="small" color="muted">
        {meansUsual
          ? say.resetText
          : common.isVarious
            ? say.variousPrices
            : say.usualHere({ prices: priceRange(meant.map((calendarNight) => usualPrice({ calendarNight, property: calendar }))) })}
      </Text>
      <GeneratedForm
        key={String(meansUsual)}
        form={calendarForm}
        facts={{}}
        starts={starts}
        busy={busy}
        problem={problem}
        onChange={setTyped}
        onSubmit={submit}
        below={{
          note: (
            <EffectShown effect={effectOf(nights, calendar, difference)} difference={difference} onLeaveOut={() => setLeavesOut(true)} />
          ),
        }}
        actions={
          !meansUsual && (
            <Button
              variant="ghost"
              size="lg"
              onClick={() => {
                setMeansUsual(true);
                setTyped({});
              }}
            >
              {say.reset}
            </Button>
          )
        }
      />
    </>
  );
};

export const Panel = ({ calendar, chosen }: { readonly calendar: HostCalendar; readonly chosen: Range }) => {
  const [which, setMeant] = useState<NightsMeant>('all');
  const isLong = daysBetween(chosen.start, chosen.end) > 2;
  const nights = meantIn(calendar.nights, chosen, isLong ? which : 'all');
  return (
    <Stack gap="4">
      <Ends calendar={calendar} chosen={chosen} />
      {isLong && (
        <Group label={say.which}>
          {(ties) => (
            <Segments
              {...ties}
              value={which}
              options={keysOf(NightsMeant).map((value) => ({ value, label: NightsMeant[value].label }))}
              onChange={(value) => isKeyOf(NightsMeant, value) && setMeant(value)}
            />
          )}
        </Group>
      )}
      <Takers nights={nights} />
      <Edit key={`${nights[0]?.date} ${nights.length} ${which}`} calendar={calendar} nights={nights} />
    </Stack>
  );
};
