// The calendar of all listings of a host: which nights are shown, the grid, and what its colours mean.
import { useUnit } from 'effector-react';
import { useId, useRef, useState } from 'react';
import type { CalendarGrid } from '../../../../generated/model/entities';
import { bookingHorizonDays, calendarBackDays, calendarsNights, calendarsPerPage } from '../../../../generated/model/constants';
import { addDays } from '../../../../generated/model/dates';
import { isPlainDate } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { calendarsTexts as say } from '../../../../generated/texts/sentences/calendarsTexts';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { Box, HStack, VisuallyHidden } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { TextInput } from '../../../ui/text-input';
import { Heading, Text } from '../../../ui/type';
import { shownDates } from '../../shell/format/format';
import { useLookedAgain } from '../../shell/calls/use-looked-again';
import { LoadFailed } from '../../shell/failures/load-failed';
import { ButtonLink } from '../../shell/navigation/links';
import { redirectedTo } from '../../shell/navigation/navigation';
import { useSaved } from '../calendar/calendar';
import { Legend } from '../calendar/legend';
import { useTouch } from '../calendar/use-media';
import { SeasonsButton } from '../seasons/seasons';
import { ChosenBar, Refused } from './chosen';
import { $at, type At, grid } from './grid.store';
import { Lines } from './lines';
import { $saves } from './selection.store';

const addressOf = (at: At): string => pathTo.properties({ view: 'calendar', ...at });

/** A date that is typed leads there once it is one that can be shown. */
const GoTo = ({ of: { from, today } }: { readonly of: CalendarGrid }) => {
  const { page } = useUnit($at);
  const go = useUnit(redirectedTo);
  const id = useId();
  const [typed, setTyped] = useState<string>(from);
  const limits = { min: addDays(today, -calendarBackDays), max: addDays(today, bookingHorizonDays) };
  const type = (text: string) => {
    setTyped(text);
    if (isPlainDate(text) && limits.min <= text && text <= limits.max) go(addressOf({ page, from: text }));
  };
  return (
    <Box width="10rem">
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {say.goTo}
      </VisuallyHidden>
      <TextInput id={id} type="date" {...limits} value={typed} onChange={type} />
    </Box>
  );
};

const Dates = ({ of }: { readonly of: CalendarGrid }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useSaved(heading, useUnit($saves));
  const { from, to, today } = of;
  const { page } = useUnit($at);
  const shown = shownDates(from, addDays(to, -1));
  return (
    <HStack flexWrap="wrap" gap="3" marginBottom="4">
      <Heading ref={heading} tabIndex={-1} textStyle="subheading" aria-live="polite" marginInlineEnd="auto">
        {shown}
      </Heading>
      <SeasonsButton />
      <GoTo key={from} of={of} />
      <HStack flexWrap="wrap" gap="3">
        <ButtonLink variant="outline" size="sm" minHeight="touch" to={addressOf({ page, from: addDays(from, -calendarsNights) })}>
          <Icon of={icons.left} />
          {say.earlier}
        </ButtonLink>
        {from !== today && (
          <ButtonLink variant="outline" size="sm" minHeight="touch" to={addressOf({ page })}>
            {say.today}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" size="sm" minHeight="touch" to={addressOf({ page, from: addDays(from, calendarsNights) })}>
          {say.later}
          <Icon of={icons.right} />
        </ButtonLink>
      </HStack>
    </HStack>
  );
};

const Pages = ({ of: { total, rows } }: { readonly of: CalendarGrid }) => {
  const { from, page = 1 } = useUnit($at);
  if (total <= calendarsPerPage) return null;
  const first = (page - 1) * calendarsPerPage + 1;
  return (
    <HStack as="nav" aria-label={say.pages} flexWrap="wrap" gap="3" marginTop="4">
      <Text textStyle="small">{say.pageOf({ first, last: first + rows.length - 1, total })}</Text>
      {page > 1 && (
        <ButtonLink variant="outline" size="sm" minHeight="touch" to={addressOf({ from, page: page - 1 })}>
          {say.previousPage}
        </ButtonLink>
      )}
      {first + rows.length <= total && (
        <ButtonLink variant="outline" size="sm" minHeight="touch" to={addressOf({ from, page: page + 1 })}>
          {say.nextPage}
        </ButtonLink>
      )}
    </HStack>
  );
};

const Hint = () => (useTouch() ? say.hintByTap : say.hint);

const Loaded = ({ of, busy }: { readonly of: CalendarGrid; readonly busy: boolean }) => (
  <>
    {of.rows.length > 0 && (
      <>
        <Dates of={of} />
        <Refused />
        <Lines of={of} busy={busy} />
        <Legend more={[['gap', say.gapLegend]]} />
        <Text textStyle="small" color="muted" marginTop="3">
          <Hint />
        </Text>
      </>
    )}
    {of.total === 0 && (
      <EmptyState drawing="calendar" title={say.empty}>
        {say.emptyHint}
      </EmptyState>
    )}
    <Pages of={of} />
    <Text textStyle="small" color="muted" marginTop="3">
      {[...(of.rows.length > 0 ? [`${say.sums}.`] : []), ...(of.left_out > 0 ? [say.leftOut({ count: of.left_out })] : [])].join(' ')}
    </Text>
    <ChosenBar of={of} />
  </>
);

export const Grid = () => {
  const { data, failure, pending } = useUnit({ data: grid.$data, failure: grid.$failure, pending: grid.$pending });
  const retry = useUnit(grid.retried);
  useLookedAgain(retry);
  return (
    <Box as="section" aria-label={say.calendar}>
      {data && <Loaded of={data} busy={pending} />}
      {failure && !pending && <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />}
      {!data && (!failure || pending) && (
        <Loading label={say.loading}>
          <Skeleton height="10" marginBottom="4" />
          <Skeleton height={{ base: '24rem', md: '34rem' }} />
        </Loading>
      )}
    </Box>
  );
};
