// The chosen nights of the grid: a bar that names them, a window in which they are changed, and the listings at which nothing changed.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { calendarForm } from '../../../../generated/forms/calendarForm';
import type { CalendarGrid } from '../../../../generated/model/entities';
import type { NightsRefused } from '../../../../generated/model/values';
import { calendarTexts } from '../../../../generated/texts/sentences/calendarTexts';
import { calendarsTexts as say } from '../../../../generated/texts/sentences/calendarsTexts';
import { Banner } from '../../../ui/banner';
import { Button, IconButton } from '../../../ui/button';
import { icons } from '../../../ui/icons/basic';
import { HStack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { Bar } from '../calendar/calendar';
import { EditNights } from '../calendar/edit-nights';
import { type Range, rangesOf } from '../calendar/nights';
import { chosenText, datesOfAll } from '../calendar/words';
import { $nights, $rows, nightsNamed, saving, selectionCleared } from './selection.store';

const says: Readonly<Record<NightsRefused, (slots: { title: string; dates: string }) => string>> = {
  booked: say.booked,
  locked: say.locked,
  beyond: say.beyond,
};

/** The listings at which the last change was not made. */
export const Refused = () => {
  const refused = useUnit(saving.$sent)?.result.refused ?? [];
  if (refused.length === 0) return null;
  return (
    <Banner tone="bad" live="alert" title={say.refusedHeading}>
      <ul>
        {refused.map(({ property_id, title, why, taken }) => (
          <li key={property_id}>{says[why]({ title, dates: datesOfAll(taken) })}</li>
        ))}
      </ul>
    </Banner>
  );
};

interface EditProps {
  readonly of: CalendarGrid;
  readonly rows: readonly string[];
  readonly chosen: Range;
}

const Edit = ({ of: { rows: all, today, from, to }, rows, chosen }: EditProps) => {
  const { problem, busy } = useUnit({ problem: saving.$problem, busy: saving.$pending });
  const [save, name] = useUnit([saving.submitted, nightsNamed]);
  const mine = all.filter(({ property_id }) => rows.includes(property_id));
  return (
    <EditNights
      key={rows.join(' ')}
      of={mine.map((calendar) => ({
        id: calendar.property_id,
        title: calendar.title,
        calendar,
        nights: calendar.nights.filter(({ date }) => date >= calendar.today),
      }))}
      within={{ start: from < today ? today : from, end: to }}
      onName={name}
      onSave={(difference, meant) =>
        save({
          change: difference,
          calendars: meant.flatMap(({ id, nights }) =>
            id !== undefined && nights.length > 0 ? [{ property_id: id, nights: rangesOf(nights) }] : [],
          ),
        })
      }
      {...{ chosen, problem, busy }}
    />
  );
};

/** Opens with the first night in sight where none is chosen yet. */
export const ChosenBar = ({ of }: { readonly of: CalendarGrid }) => {
  const { rows, nights } = useUnit({ rows: $rows, nights: $nights });
  const [clear, name] = useUnit([selectionCleared, nightsNamed]);
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const listings = say.listings({ count: rows.length });
  const words = nights ? say.chosen({ nights: chosenText(nights), listings }) : listings;
  const first = of.from < of.today ? of.today : of.from;
  const edit = () => {
    if (!nights) name({ from: first, to: first });
    setOpen(true);
  };
  return (
    <Bar>
      <Text fontWeight="semibold">{words}</Text>
      <HStack>
        <Button size="sm" minHeight="touch" disabled={of.to <= of.today} onClick={edit}>
          {calendarTexts.edit}
        </Button>
        <IconButton icon={icons.close} label={calendarTexts.close} onClick={() => clear()} />
      </HStack>
      {nights && (
        <Modal open={isOpen} title={calendarForm.title} onClose={() => setOpen(false)}>
          <Text color="muted" textStyle="small" marginBottom="4">
            {words}
          </Text>
          <Edit of={of} rows={rows} chosen={nights} />
        </Modal>
      )}
    </Bar>
  );
};
