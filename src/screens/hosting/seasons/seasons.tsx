// A host's seasons: the button that opens them, and their window, in which they are read, written, changed and removed.
import { useUnit } from 'effector-react';
import { seasonsMax, standardZone } from '../../../../generated/model/constants';
import type { Season } from '../../../../generated/model/entities';
import { addMonths } from '../../../../generated/model/dates';
import type { PlainDate } from '../../../../generated/model/wire';
import { dateIn } from '../../../../generated/rules/runtime';
import { seasonTexts as say } from '../../../../generated/texts/sentences/seasonTexts';
import { Button, IconButton } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { Box } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { Text } from '../../../ui/type';
import { ConfirmWindow } from '../../shell/call-parts/confirm-window';
import { KeptListWindow } from '../../shell/call-parts/kept-list-window';
import { shownDate, shownDates } from '../../shell/format/format';
import { money } from '../calendar/words';
import { SeasonForm } from './season-form';
import { removing, seasons } from './seasons.store';

/** Years are told: a season may lie in the next one; so may the first year of one that comes back every year. */
const datesOf = ({ start, last, yearly }: Season, today: PlainDate): string => {
  if (!yearly)
    return start.slice(0, 4) === last.slice(0, 4) ? `${shownDate(start)} – ${shownDate(last, 'dated')}` : shownDates(start, last);
  const dates = start === last ? shownDate(start) : `${shownDate(start)} – ${shownDate(last)}`;
  return start < addMonths(today, 12) ? say.everyYear({ dates }) : say.everyYearFrom({ dates, year: start.slice(0, 4) });
};

/** `Jun 15 – Aug 31, 2027 · $240 CAD a night · 5-night minimum · 3 listings`. */
const termsOf = (season: Season): string => {
  const { last, yearly, price_cents, min_nights, property_ids } = season;
  const today = dateIn(Date.now(), standardZone);
  return [
    datesOf(season, today),
    price_cents === null ? say.usualPrice : say.price({ price: money(price_cents) }),
    ...(min_nights === null ? [] : [say.shortest({ nights: min_nights })]),
    say.listings({ count: property_ids.length }),
    ...(!yearly && last < today ? [say.over] : []),
  ].join(' · ');
};

const Line = ({ season }: { readonly season: Season }) => {
  const view = useUnit(seasons.viewed);
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
      <IconButton icon={commonIcons.edit} label={say.editOf({ name })} onClick={() => view({ kind: 'form', line: season })} />
      <IconButton icon={commonIcons.trash} label={say.removeOf({ name })} onClick={() => view({ kind: 'remove', line: season })} />
    </ListLine>
  );
};

const RemoveWindow = ({ season: { season_id, name } }: { readonly season: Season }) => {
  const { problem, busy } = useUnit({ problem: removing.$problem, busy: removing.$pending });
  const [remove, view] = useUnit([removing.submitted, seasons.viewed]);
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
  const [view, data] = useUnit([seasons.$view, seasons.all.$data]);
  if (view === null) return null;
  if (view.kind === 'form' && data) return <SeasonForm season={view.line} listings={data.listings} />;
  if (view.kind === 'remove' && view.line) return <RemoveWindow season={view.line} />;
  return (
    <KeptListWindow of={seasons} say={say} most={seasonsMax} note={say.order}>
      {(season) => <Line key={season.season_id} season={season} />}
    </KeptListWindow>
  );
};

export const SeasonsButton = () => {
  const open = useUnit(seasons.opened);
  return (
    <>
      <Button variant="outline" size="sm" minHeight="touch" onClick={() => open()}>
        {say.heading}
      </Button>
      <Window />
    </>
  );
};
