// The calendar of a property for its host: months or an agenda, what is booked twice, and a panel in which chosen nights are changed.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { HostCalendar, HostProperty } from '../../../../generated/model/entities';
import { calendarForm } from '../../../../generated/forms/calendarForm';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { addDays } from '../../../../generated/model/dates';
import { Banner } from '../../../ui/banner';
import { Button, IconButton } from '../../../ui/button';
import { icons } from '../../../ui/icons/basic';
import { Box, HStack, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Heading, Text } from '../../../ui/type';
import { useFoot } from '../../../ui/use-foot';
import { ViewTabs } from '../../../ui/view-tabs';
import { feedName } from '../calendars/feed-name';
import { SeasonsButton } from '../seasons/seasons';
import { Agenda } from './agenda';
import { $chosen, $saves, calendar, calendarOpened, nightsNamed, selectionCleared } from './calendar.store';
import { Months } from './months';
import type { Range } from './nights';
import { Panel } from './panel';
import { useMedia, useTouch } from './use-media';
import { chosenText, datesOf } from './words';
import { LoadFailed } from '../../shell/failures/load-failed';

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' },
  },
});
// The fields are as high as they are, and the page scrolls: saving stays in sight at the foot of the window, and the months at its head.
const Side = chakra('aside', {
  base: {
    borderWidth: '1px',
    borderRadius: 'xl',
    padding: '4',
    '&:has([data-foot])': { paddingBottom: '0' },
    // a field that is reached by keys is scrolled clear of it
    '& :is(input, button):not([data-foot] *)': { scrollMarginBottom: '6rem' },
    '& [data-foot]': {
      position: 'sticky',
      bottom: 'var(--notice, 0px)',
      zIndex: '1',
      marginX: '-4',
      padding: '4',
      bg: 'white',
      borderTopWidth: '1px',
      borderBottomRadius: 'xl',
    },
    '& form:has(> [data-foot]), & div:has(> form > [data-foot]), & div:has(> div > form > [data-foot])': { display: 'contents' },
  },
});
const besideFields = {
  minWidth: '0',
  '@media (min-width: 1280px) and (min-height: 800px)': { position: 'sticky', top: 'calc(var(--header) + 1rem)' },
} as const;
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--notice, 0px)',
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingY: '3',
    paddingBottom: 'max({spacing.3}, env(safe-area-inset-bottom))',
    bg: 'white',
    borderTopWidth: '1px',
  },
});
export const Bar = ({ children }: { readonly children: ReactNode }) => <Foot ref={useFoot<HTMLDivElement>('--bar')}>{children}</Foot>;

const wide = '(min-width: 1280px)';
const narrow = '(max-width: 767px)';
const Conflicts = ({ of }: { readonly of: HostCalendar }) => {
  const name = useUnit(nightsNamed);
  if (of.conflicts.length === 0) return null;
  return (
    <Stack gap="3" marginBottom="5">
      {of.conflicts.map((conflict) => (
        <Banner
          key={`${conflict.booking_id} ${conflict.feed_id} ${conflict.start}`}
          tone="bad"
          title={say.conflictsHeading}
          actions={
            <Button variant="outline" size="sm" onClick={() => name({ from: conflict.start, to: addDays(conflict.end, -1) })}>
              {say.show}
            </Button>
          }
        >
          {say.conflict({ elsewhere: feedName({ name: conflict.feed_name, platform: conflict.platform }), dates: datesOf(conflict) })}
        </Banner>
      ))}
    </Stack>
  );
};

interface ChosenProps {
  readonly calendar: HostCalendar;
  readonly chosen: Range;
}

const ChosenHead = ({ chosen }: { readonly chosen: Range }) => {
  const clear = useUnit(selectionCleared);
  return (
    <HStack justifyContent="space-between">
      <Heading as="h3" textStyle="subheading">
        {chosenText(chosen)}
      </Heading>
      <IconButton icon={icons.close} label={say.close} onClick={() => clear()} />
    </HStack>
  );
};

/** Where there is no room beside the months: a bar below, and a window from it. */
const Narrow = ({ calendar: of, chosen }: ChosenProps) => {
  const [isOpen, setOpen] = useState(false);
  const clear = useUnit(selectionCleared);
  return (
    <Bar>
      <Text fontWeight="semibold">{chosenText(chosen)}</Text>
      <HStack>
        <Button size="sm" minHeight="touch" onClick={() => setOpen(true)}>
          {say.edit}
        </Button>
        <IconButton icon={icons.close} label={say.close} onClick={() => clear()} />
      </HStack>
      <Modal open={isOpen} title={chosenText(chosen)} onClose={() => setOpen(false)}>
        <Panel calendar={of} chosen={chosen} />
      </Modal>
    </Bar>
  );
};

const OnPhones = ({ calendar: of }: { readonly calendar: HostCalendar }) => {
  const [view, setView] = useState<'months' | 'agenda'>('agenda');
  return (
    <ViewTabs
      label={say.views}
      shown={view}
      onShow={setView}
      views={[
        { value: 'agenda', label: say.asAgenda, content: <Agenda calendar={of} /> },
        { value: 'months', label: say.asMonths, content: <Months calendar={of} /> },
      ]}
    />
  );
};

const Loaded = ({ of }: { readonly of: HostCalendar }) => {
  const chosen = useUnit($chosen);
  const [isWide, isNarrow, isTouch] = [useMedia(wide), useMedia(narrow), useTouch()];
  return (
    <>
      <Conflicts of={of} />
      <Beside>
        <Box css={besideFields}>{isNarrow ? <OnPhones calendar={of} /> : <Months calendar={of} />}</Box>
        {isWide && (
          <Side aria-label={calendarForm.title}>
            {chosen ? (
              <>
                <ChosenHead chosen={chosen} />
                <Panel calendar={of} chosen={chosen} />
              </>
            ) : (
              <Text color="muted">{isTouch ? say.selectByTap : say.select}</Text>
            )}
          </Side>
        )}
      </Beside>
      {!isWide && chosen && <Narrow calendar={of} chosen={chosen} />}
    </>
  );
};

/** The heading takes the focus when the panel in which something was saved is gone. */
export const useSaved = (heading: RefObject<HTMLHeadingElement | null>, saves: number) => {
  const seen = useRef(saves);
  useEffect(() => {
    if (saves !== seen.current) heading.current?.focus({ preventScroll: true });
    seen.current = saves;
  }, [saves, heading]);
};

export const CalendarOfProperty = ({
  property: { property_id, timezone },
}: {
  readonly property: Pick<HostProperty, 'property_id' | 'timezone'>;
}) => {
  const { data, failure, pending } = useUnit({ data: calendar.$data, failure: calendar.$failure, pending: calendar.$pending });
  const [open, retry] = useUnit([calendarOpened, calendar.retried]);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useSaved(heading, useUnit($saves));
  useEffect(() => {
    open({ property_id, timezone });
  }, [open, property_id, timezone]);
  return (
    <Box as="section" aria-labelledby={id} paddingY={{ base: '6', md: '8' }}>
      <HStack justifyContent="space-between" marginBottom="4">
        <Heading id={id} ref={heading} tabIndex={-1}>
          {say.heading}
        </Heading>
        <SeasonsButton />
      </HStack>
      {data && <Loaded of={data} />}
      {!data && failure && !pending && <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />}
      {!data && (!failure || pending) && (
        <Loading label={say.heading}>
          <Skeleton height="12" />
          <Skeleton height={{ base: '24rem', md: '34rem' }} marginTop="3" />
        </Loading>
      )}
    </Box>
  );
};
