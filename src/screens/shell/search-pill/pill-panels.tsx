// The panels below the pill on wide screens.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { searchForm } from '../../../../generated/forms/searchForm';
import { searchBoxTexts as box } from '../../../../generated/texts/sentences/searchBoxTexts';
import { searchPillTexts as texts } from '../../../../generated/texts/sentences/searchPillTexts';
import { Button } from '../../../ui/button';
import { HStack, VisuallyHidden } from '../../../ui/layout';
import { LinkButton } from '../../../ui/type';
import { $trip, guestsCleared, guestsCounted } from './pill.store';
import { PlaceOptions } from './place-options';
import { TripDates } from './trip-dates';
import { TripGuests } from './trip-guests';
import type { Pill, PillPart } from './use-pill';
import type { PlaceList } from './use-place-list';

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 12px)',
    zIndex: 'menu',
    bg: 'white',
    borderRadius: '2xl',
    boxShadow: 'lifted',
    animation: 'appear 150ms ease-out',
    cursor: 'auto',
    scrollMarginBottom: '1rem',
  },
  variants: {
    part: {
      where: { insetStart: '0', width: '26rem', padding: '4', maxHeight: '70vh', overflowY: 'auto' },
      when: { insetInline: '0', padding: '6' },
      who: { insetEnd: '0', width: '25rem', paddingX: '6', paddingY: '3' },
    },
  },
});

// only the calendar and the guests are windows: the places belong to the box above them
const dialog = { role: 'dialog' };

/** Two people, unless somebody was named before: most are. */
export const useFirstGuests = (shown: boolean): void => {
  const { trip, count } = useUnit({ trip: $trip, count: guestsCounted });
  const done = useRef(false);
  useEffect(() => {
    if (!shown || done.current) return;
    done.current = true;
    if (trip.adults === 0) count({ kind: 'adults', count: searchForm.initial.adults ?? 1 });
  }, [shown, trip.adults, count]);
};

const Guests = ({ pill }: { readonly pill: Pill }) => {
  const clear = useUnit(guestsCleared);
  useFirstGuests(true);
  return (
    <>
      <TripGuests />
      <HStack justifyContent="space-between" borderTopWidth="1px" paddingTop="3" paddingBottom="1">
        <LinkButton
          onClick={() => {
            clear();
            pill.show(null);
          }}
        >
          {box.clear}
        </LinkButton>
        <Button size="sm" onClick={() => pill.show(null)}>
          {box.done}
        </Button>
      </HStack>
    </>
  );
};

export interface PillPanelProps {
  readonly part: PillPart;
  readonly pill: Pill;
  readonly list: PlaceList;
}

/** A panel that would end below the window comes into sight. */
const useInSight = () => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, []);
  return panel;
};

export const PillPanel = ({ part, pill, list }: PillPanelProps) => {
  const panel = useInSight();
  if (part === 'where')
    return (
      <Panel ref={panel} part={part}>
        <PlaceOptions list={list} onTake={list.take} />
      </Panel>
    );
  return (
    <Panel ref={panel} part={part} {...dialog} aria-label={part === 'when' ? texts.when : texts.who}>
      <VisuallyHidden as="h2">{part === 'when' ? texts.when : texts.who}</VisuallyHidden>
      {part === 'when' ? <TripDates layout="pages" onDone={() => pill.show('who')} /> : <Guests pill={pill} />}
    </Panel>
  );
};
