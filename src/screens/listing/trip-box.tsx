// The joined box of check-in, check-out and guests, each opening what it is chosen with.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId, useRef } from 'react';
import type { Listing } from '../../../generated/model/entities';
import { bookingPanelTexts as say } from '../../../generated/texts/sentences/bookingPanelTexts';
import { Button } from '../../ui/button';
import { DateRangeCalendar } from '../../ui/calendar/date-range-calendar';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Text } from '../../ui/type';
import { shownDate } from '../shell/format/format';
import { guestsText } from '../shell/search-pill/trip';
import { ChooserWindow } from './chooser-window';
import { GuestRows } from './guest-rows';
import { $chooser, type Chooser, chooserTurned, type Where } from './panel.store';
import { $trip } from './trip.store';
import { useNights } from './use-nights';
import { Pressable } from '../../ui/pressable';
import { HStack } from '../../ui/layout';

const Place = chakra('div', { base: { position: 'relative' } });
const Joined = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderWidth: '1px',
    borderColor: 'hairline.strong',
    borderRadius: 'md',
    '& > button:nth-of-type(1)': { borderStartStartRadius: '0.6875rem' },
    '& > button:nth-of-type(2)': { borderStartEndRadius: '0.6875rem', borderInlineStartWidth: '1px', borderColor: 'hairline.strong' },
    '& > button:nth-of-type(3)': {
      gridColumn: '1 / -1',
      borderEndStartRadius: '0.6875rem',
      borderEndEndRadius: '0.6875rem',
      borderTopWidth: '1px',
      borderColor: 'hairline.strong',
    },
  },
});
const Choice = chakra(Pressable, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.5rem',
    minWidth: '0',
    paddingX: '3.5',
    paddingY: '2',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'surface' },
    _focusVisible: { zIndex: '1' },
    '&[data-next]': { bg: 'surface', boxShadow: 'inset 0 0 0 2px {colors.ink}' },
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'tiny', fontWeight: 'bold' } });
const Value = chakra('span', { base: { display: 'block', lineHeight: '1.35' }, variants: { open: { true: { color: 'muted' } } } });

const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

const Dates = ({ listing, where }: { readonly listing: Listing; readonly where: Where }) => {
  const { onChange, ...calendar } = useNights(listing);
  const turn = useUnit(chooserTurned);
  // opened by a press, so never rendered on the server
  const scrolls = where === 'sheet' && isPhone();
  if (!scrolls) return <DateRangeCalendar {...calendar} onChange={onChange} label={say.dates} onDone={() => turn(null)} />;
  return (
    <>
      <Text textStyle="small" color="muted" textAlign="center">
        {calendar.hint}
      </Text>
      <DateRangeCalendar
        {...calendar}
        label={say.dates}
        layout="scroll"
        onChange={(range) => {
          onChange(range);
          // its foot is months away
          if (range.end) turn(null);
        }}
      />
    </>
  );
};

const Guests = ({ listing }: { readonly listing: Listing }) => {
  const turn = useUnit(chooserTurned);
  return (
    <>
      <GuestRows listing={listing} />
      <HStack justifyContent="flex-end" marginTop="4">
        <Button size="sm" onClick={() => turn(null)}>
          {say.done}
        </Button>
      </HStack>
    </>
  );
};

interface ChoiceButtonProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly chooser: Chooser;
  readonly controls: string;
  /** The next chosen date lands here. */
  readonly next: boolean;
}
const ChoiceButton = ({ name, value, chooser, controls, next }: ChoiceButtonProps) => {
  const [open, turn] = useUnit([$chooser, chooserTurned]);
  const isOpen = open?.where === chooser.where && open.opens === chooser.opens;
  return (
    <Choice
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      data-next={(isOpen && next) || undefined}
      onClick={() => turn(isOpen ? null : chooser)}
    >
      <span>
        <Name>{name}</Name>
        <Value open={value === undefined}>{value ?? say.addDate}</Value>
      </span>
      {chooser.opens === 'guests' && <Icon of={isOpen ? commonIcons.up : commonIcons.down} size={18} />}
    </Choice>
  );
};

export const TripBox = ({ listing, where }: { readonly listing: Listing; readonly where: Where }) => {
  const [trip, open, turn] = useUnit([$trip, $chooser, chooserTurned]);
  const around = useRef<HTMLDivElement>(null);
  const id = useId();
  const dates = { chooser: { where, opens: 'dates' }, controls: `${id}-dates` } as const;
  const guests = { chooser: { where, opens: 'guests' }, controls: `${id}-guests` } as const;
  const choosesOut = trip.checkin !== undefined && trip.checkout === undefined;
  const floats = where === 'panel';
  const opened = open?.where === where ? open.opens : null;
  const shared = { floats, around, onClose: () => turn(null) };
  return (
    <Place ref={around}>
      <Joined>
        <ChoiceButton {...dates} name={say.checkin} value={trip.checkin && shownDate(trip.checkin, 'dated')} next={!choosesOut} />
        <ChoiceButton {...dates} name={say.checkout} value={trip.checkout && shownDate(trip.checkout, 'dated')} next={choosesOut} />
        <ChoiceButton {...guests} name={say.guests} value={guestsText(trip)} next />
      </Joined>
      {opened === 'dates' && (
        <ChooserWindow {...shared} id={dates.controls} label={say.dates} width="44rem">
          <Dates {...{ listing, where }} />
        </ChooserWindow>
      )}
      {opened === 'guests' && (
        <ChooserWindow {...shared} id={guests.controls} label={say.guests} width="100%">
          <Guests listing={listing} />
        </ChooserWindow>
      )}
    </Place>
  );
};
