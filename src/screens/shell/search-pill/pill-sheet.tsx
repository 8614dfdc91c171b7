// The search on a phone: a sheet over the whole screen, one step open at a time.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { searchForm } from '../../../../generated/forms/searchForm';
import { queryMax } from '../../../../generated/model/constants';
import { searchBoxTexts as box } from '../../../../generated/texts/sentences/searchBoxTexts';
import { searchPillTexts as texts } from '../../../../generated/texts/sentences/searchPillTexts';
import { Button } from '../../../ui/button';
import { controlRecipe } from '../../../ui/control';
import { Box, Span, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { LinkButton } from '../../../ui/type';
import { $trip, tripCleared } from './pill.store';
import { useFirstGuests } from './pill-panels';
import { PlaceOptions } from './place-options';
import { datesText, guestsText, type Trip } from './trip';
import { TripDates } from './trip-dates';
import { TripGuests } from './trip-guests';
import type { Pill, PillPart } from './use-pill';
import { usePlaceList } from './use-place-list';

const parts: readonly PillPart[] = ['where', 'when', 'who'];

const Step = chakra('section', { base: { borderWidth: '1px', borderRadius: 'xl', bg: 'white', overflow: 'hidden' } });
const Closed = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minHeight: '14',
    paddingX: '4',
    cursor: 'pointer',
    fontWeight: 'semibold',
    _focusVisible: { outlineOffset: '-2px' },
  },
});
const StepTitle = chakra('h3', { base: { textStyle: 'heading', paddingX: '4', paddingTop: '4', paddingBottom: '3' } });
const PlaceInput = chakra('input', controlRecipe);

interface StepProps {
  readonly title: string;
  readonly value: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

const SheetStep = ({ title, value, open, onOpen, children }: StepProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (open && !was.current) heading.current?.focus();
    was.current = open;
  }, [open]);
  if (!open)
    return (
      <Step>
        <Closed type="button" onClick={onOpen}>
          <Span color="muted">{title}</Span>
          <Span truncate>{value}</Span>
        </Closed>
      </Step>
    );
  return (
    <Step boxShadow="soft">
      <StepTitle ref={heading} tabIndex={-1}>
        {title}
      </StepTitle>
      {children}
    </Step>
  );
};

const PlaceStep = ({ pill, onNext }: { readonly pill: Pill; readonly onNext: () => void }) => {
  const list = usePlaceList({
    typed: pill.trip.query ?? '',
    open: true,
    onTake: ({ group, trip }) => {
      if (group === 'recent') return pill.search({ ...pill.trip, ...trip });
      pill.type(trip.query ?? '');
      onNext();
    },
    onClose: () => pill.show(null),
  });
  return (
    <Box paddingX="2" paddingBottom="3">
      <Box paddingX="2" paddingBottom="3">
        <PlaceInput
          data-autofocus=""
          aria-label={texts.where}
          placeholder={texts.wherePlaceholder}
          autoComplete="off"
          maxLength={queryMax}
          value={pill.trip.query ?? ''}
          {...list.attributes}
          onChange={(event) => pill.type(event.target.value)}
        />
      </Box>
      <PlaceOptions list={list} onTake={list.take} />
    </Box>
  );
};

const useSteps = (pill: Pill) => {
  const [at, setAt] = useState(0);
  useFirstGuests(parts[at] === 'who');
  const next = () => {
    if (at < parts.length - 1) return setAt(at + 1);
    pill.search(pill.trip);
  };
  return { at, setAt, next };
};

export const PillSheet = ({ pill: given, onClose }: { readonly pill: Pill; readonly onClose: () => void }) => {
  const { trip, clear } = useUnit({ trip: $trip, clear: tripCleared });
  const search = (wanted: Trip) => {
    onClose();
    given.search(wanted);
  };
  const pill = { ...given, search };
  const { at, setAt, next } = useSteps(pill);
  const steps = [
    { value: trip.query || texts.wherePlaceholder, content: <PlaceStep pill={pill} onNext={next} /> },
    {
      value: datesText(trip) ?? texts.anyWeek,
      content: (
        <Box paddingX="3" paddingBottom="3">
          <TripDates layout="scroll" />
        </Box>
      ),
    },
    {
      value: guestsText(trip) ?? texts.addGuests,
      content: (
        <Box paddingX="4" paddingBottom="2">
          <TripGuests />
        </Box>
      ),
    },
  ];
  const footer = (
    <>
      <LinkButton marginInlineEnd="auto" minHeight="touch" onClick={() => clear()}>
        {box.clear}
      </LinkButton>
      <Button size="lg" onClick={next}>
        {searchForm.steps[at]?.submit}
      </Button>
    </>
  );
  return (
    <Modal open shape="full" title={searchForm.title} onClose={onClose} footer={footer}>
      <Stack gap="3">
        {steps.map(({ value, content }, index) => (
          <SheetStep
            key={parts[index]}
            title={searchForm.steps[index]?.title ?? ''}
            value={value}
            open={index === at}
            onOpen={() => setAt(index)}
          >
            {content}
          </SheetStep>
        ))}
      </Stack>
    </Modal>
  );
};
