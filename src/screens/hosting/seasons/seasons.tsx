// A host's seasons: the button that opens them, and their window, in which they are read, written, changed and removed.
import { useUnit } from 'effector-react';
import { seasonsMax } from '../../../../generated/model/constants';
import type { Season, Seasons } from '../../../../generated/model/entities';
import { plainDateOf } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';
import { seasonTexts as say } from '../../../../generated/texts/sentences/seasonTexts';
import { Button, IconButton } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { Box, HStack } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { Modal } from '../../../ui/modal';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { ConfirmWindow } from '../../shell/calls/confirm-window';
import { LoadFailed } from '../../shell/failures/load-failed';
import { shownDate, shownDates } from '../../shell/format/format';
import { money } from '../calendar/words';
import { SeasonForm } from './season-form';
import { $isOpen, $view, removing, seasons, seasonsClosed, seasonsOpened, viewed } from './seasons.store';

/** Years are told: a season may lie in the next one. */
const datesOf = ({ start, last }: Season): string =>
  start.slice(0, 4) === last.slice(0, 4) ? `${shownDate(start)} – ${shownDate(last, 'dated')}` : shownDates(start, last);

/** `Jun 15 – Aug 31, 2027 · $240 CAD a night · 5-night minimum · 3 listings`. */
const termsOf = (season: Season): string => {
  const { last, price_cents, min_nights, property_ids } = season;
  return [
    say.terms({ dates: datesOf(season), price: money(price_cents) }),
    ...(min_nights === null ? [] : [say.shortest({ nights: min_nights })]),
    say.listings({ count: property_ids.length }),
    ...(addDays(last, 1) < plainDateOf(Date.now()) ? [say.over] : []),
  ].join(' · ');
};

const Line = ({ season }: { readonly season: Season }) => {
  const view = useUnit(viewed);
  const { name } = season;
  return (
    <ListLine alignItems="flex-start" gap="1">
      <Box flex="1" minWidth="0" paddingY="2">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="muted">
          {termsOf(season)}
        </Text>
      </Box>
      <IconButton icon={commonIcons.edit} label={say.editOf({ name })} onClick={() => view({ kind: 'form', season })} />
      <IconButton icon={commonIcons.trash} label={say.removeOf({ name })} onClick={() => view({ kind: 'remove', season })} />
    </ListLine>
  );
};

const Lines = () => {
  const { data, failure, pending } = useUnit({ data: seasons.$data, failure: seasons.$failure, pending: seasons.$pending });
  const retry = useUnit(seasons.retried);
  if (data?.seasons.length === 0) return <Text color="muted">{say.none}</Text>;
  if (data)
    return (
      <ul>
        {data.seasons.map((season) => (
          <Line key={season.season_id} season={season} />
        ))}
      </ul>
    );
  if (failure && !pending) return <LoadFailed says={say.failed} retry={say.retry} onRetry={() => retry()} />;
  return (
    <Loading label={say.loading} display="grid" gap="3">
      <Skeleton height="14" borderRadius="md" />
      <Skeleton height="14" borderRadius="md" />
    </Loading>
  );
};

const ListWindow = ({ of }: { readonly of: Seasons | null }) => {
  const [view, close] = useUnit([viewed, seasonsClosed]);
  const isFull = of !== null && of.seasons.length >= seasonsMax;
  const add = (
    <Button variant="outline" icon={commonIcons.plus} disabled={of === null} onClick={() => view({ kind: 'form', season: null })}>
      {say.add}
    </Button>
  );
  return (
    <Modal
      open
      title={say.heading}
      onClose={() => close()}
      footer={isFull ? <Text color="muted">{say.full}</Text> : <HStack>{add}</HStack>}
    >
      <Lines />
      <Text textStyle="small" color="muted" marginTop="4">
        {say.order}
      </Text>
    </Modal>
  );
};

const RemoveWindow = ({ season: { season_id, name } }: { readonly season: Season }) => {
  const { problem, busy } = useUnit({ problem: removing.$problem, busy: removing.$pending });
  const [remove, view] = useUnit([removing.submitted, viewed]);
  return (
    <ConfirmWindow
      title={say.removeHeading({ name })}
      keep={say.keep}
      confirm={say.remove}
      busy={busy}
      problem={problem}
      onClose={() => view({ kind: 'list' })}
      onConfirm={() => remove({ season_id })}
    >
      {say.removeText}
    </ConfirmWindow>
  );
};

const Window = () => {
  const [isOpen, view, data] = useUnit([$isOpen, $view, seasons.$data]);
  if (!isOpen) return null;
  if (view.kind === 'form' && data) return <SeasonForm season={view.season} listings={data.listings} />;
  if (view.kind === 'remove' && view.season) return <RemoveWindow season={view.season} />;
  return <ListWindow of={data} />;
};

export const SeasonsButton = () => {
  const open = useUnit(seasonsOpened);
  return (
    <>
      <Button variant="outline" size="sm" minHeight="touch" onClick={() => open()}>
        {say.heading}
      </Button>
      <Window />
    </>
  );
};
