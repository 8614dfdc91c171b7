// The fields in which chosen nights are changed, of one calendar or of several: which nights are meant, and what is to hold on them.
import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { calendarForm, type CalendarFormValues } from '../../../../generated/forms/calendarForm';
import type { NightsChange } from '../../../../generated/model/entities';
import { isKeyOf, keysOf } from '../../../../generated/model/keys';
import { NightsMeant, Weekday } from '../../../../generated/model/values';
import { isPlainDate, type PlainDate } from '../../../../generated/model/wire';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { addDays, daysBetween } from '../../../../generated/model/dates';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkboxes } from '../../../ui/choice';
import { Field, Group } from '../../../ui/field';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Grid, Stack } from '../../../ui/layout';
import { Segments } from '../../../ui/segments';
import { TextInput } from '../../../ui/text-input';
import { Text } from '../../../ui/type';
import { toastShown } from '../../shell/chrome/toasts.store';
import type { Problem } from '../../shell/failures/problem';
import { EffectShown } from './effect';
import { type Chosen, commonOf, commonOfAll, daysOf, differenceOf, isBooked, meantIn, type Range } from './nights';
import { priceRange } from './words';

interface EndsProps {
  readonly chosen: Range;
  /** The nights that may be chosen. */
  readonly within: Range;
  readonly onName: (nights: { readonly from: PlainDate; readonly to: PlainDate }) => void;
}

/** The first and the last of the chosen nights, to type. */
const Ends = ({ chosen, within, onName: name }: EndsProps) => {
  const last = addDays(chosen.end, -1);
  const limits = { type: 'date', min: within.start, max: addDays(within.end, -1) } as const;
  const isOurs = (text: string): text is PlainDate => isPlainDate(text) && text >= within.start && text < within.end;
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

interface DaysProps {
  readonly ticked: readonly Weekday[];
  readonly onTick: (days: readonly Weekday[]) => void;
}

const Days = ({ ticked, onTick: tick }: DaysProps) => (
  <Group label={say.days}>
    {(ties) => (
      <Checkboxes
        {...ties}
        value={ticked}
        options={keysOf(Weekday).map((value) => ({ value, label: Weekday[value].label }))}
        onChange={(days) => tick(keysOf(Weekday).filter((day) => days.includes(day)))}
      />
    )}
  </Group>
);

interface EditProps {
  readonly of: readonly Chosen[];
  readonly problem: Problem | null;
  readonly busy: boolean;
  /** The same change for all of these nights. */
  readonly onSave: (difference: NightsChange, of: readonly Chosen[]) => void;
}

const usualPrices = ({ nights }: Chosen): readonly number[] => nights.map(({ usual_cents }) => usual_cents);

/** Begins anew with other nights: what stands in it is what they have in common. */
const Edit = ({ of: meant, problem, busy, onSave }: EditProps) => {
  const note = useUnit(toastShown);
  const [meansUsual, setMeansUsual] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const common = commonOfAll(meant.map(({ nights }) => commonOf(nights)));
  const starts: CalendarFormValues = meansUsual ? {} : common.values;
  const [typed, setTyped] = useState<CalendarFormValues>(starts);
  const of = leavesOut ? meant.map((one) => ({ ...one, nights: one.nights.filter((night) => !isBooked(night)) })) : meant;
  const difference = differenceOf(starts, typed, meansUsual);
  const submit = (values: CalendarFormValues) => {
    const changed = differenceOf(starts, values, meansUsual);
    if (Object.keys(changed).length === 0 || of.every(({ nights }) => nights.length === 0)) note(say.nothingChanged);
    else onSave(changed, of);
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
            : say.usualHere({ prices: priceRange(meant.flatMap(usualPrices)) })}
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
          note: <EffectShown of={of} difference={difference} onLeaveOut={() => setLeavesOut(true)} />,
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

export interface EditNightsProps extends EditProps, EndsProps {
  /** More about the nights that are meant. */
  readonly renderAbout?: (of: readonly Chosen[]) => ReactNode;
}

/** `of` are the calendars with all of their nights. */
export const EditNights = ({ of, chosen, within, onName, renderAbout, ...edit }: EditNightsProps) => {
  const [which, setMeant] = useState<NightsMeant>('all');
  const [ticked, setTicked] = useState<readonly Weekday[]>([]);
  const isLong = daysBetween(chosen.start, chosen.end) > 2;
  const days = daysOf(isLong ? which : 'all', ticked);
  const meant = of.map((one) => ({ ...one, nights: meantIn(one.nights, chosen, days) }));
  return (
    <Stack gap="4">
      <Ends {...{ chosen, within, onName }} />
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
      {isLong && which === 'days' && <Days ticked={ticked} onTick={setTicked} />}
      {renderAbout?.(meant)}
      {meant.some(({ nights }) => nights.length > 0) ? (
        <Edit key={`${chosen.start} ${chosen.end} ${days.join(' ')}`} {...edit} of={meant} />
      ) : (
        <Text color="muted" aria-live="polite">
          {days.length === 0 ? say.daysMissing : say.noneMeant}
        </Text>
      )}
    </Stack>
  );
};
