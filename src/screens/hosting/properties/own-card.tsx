// One property in its host's list: its picture, where it stands, who comes next, and what it still needs.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { HOUR } from '../../../../generated/model/dates';
import { feedStaleHours } from '../../../../generated/model/constants';
import type { PropertyRow } from '../../../../generated/model/entities';
import { ImportProblem, ListingNeed, Province } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { duplicateTexts as copies } from '../../../../generated/texts/sentences/duplicateTexts';
import { propertiesTexts as texts } from '../../../../generated/texts/sentences/propertiesTexts';
import { Dropdown } from '../../../ui/dropdown';
import { Icon, type IconShape } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { commonIcons } from '../../../ui/icons/common';
import { HStack } from '../../../ui/layout';
import { Photo } from '../../../ui/photos/photo';
import { Text } from '../../../ui/type';
import { shownDate } from '../../shell/format/format';
import { ownMoment } from '../../shell/format/own-zone';
import { ButtonLink, PlainLink } from '../../shell/navigation/links';
import { pictureOf } from '../../shell/property-card/picture-of';
import { wentTo } from '../../shell/navigation/navigation';
import { PropertyStatusChip } from '../../shell/property-card/property-status';
import { $now } from '../../shell/request/request';
import { nameOf } from '../connect/platform';
import { CohostMark } from '../cohost-mark';
import { $duplicating, duplicatePressed } from '../duplicate.store';

const Whole = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    borderWidth: '1px',
    borderRadius: 'xl',
    bg: 'white',
  },
});
const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 10',
    borderTopRadius: 'xl',
    overflow: 'hidden',
    bg: 'surface',
    '& > [data-chip]': { position: 'absolute', top: '3', insetStart: '3' },
  },
});
const NoPhoto = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    color: 'muted',
    textStyle: 'small',
  },
});
const Words = chakra('div', { base: { flex: '1', display: 'flex', flexDirection: 'column', gap: '2', padding: '4' } });
const Line = chakra('p', {
  base: { display: 'flex', gap: '2', textStyle: 'small', '& > span:first-of-type': { flexShrink: '0', paddingTop: '0.5' } },
  variants: { tone: { muted: { color: 'muted' }, ink: {}, bad: { color: 'error' }, notice: { color: 'notice' } } },
});

interface SaidProps {
  readonly icon: IconShape;
  readonly tone?: 'muted' | 'ink' | 'bad' | 'notice';
  readonly children: string;
}
const Said = ({ icon, tone = 'muted', children }: SaidProps) => (
  <Line tone={tone}>
    <span>
      <Icon of={icon} size={16} />
    </span>
    <span>{children}</span>
  </Line>
);

/** How its calendars are, where that is worth a line. */
const Calendars = ({ row: { sync_status, synced_at } }: { readonly row: PropertyRow }) => {
  const now = useUnit($now);
  if (sync_status === 'conflict')
    return (
      <Said icon={icons.warning} tone="bad">
        {texts.conflict}
      </Said>
    );
  const time = synced_at && ownMoment(synced_at);
  const isStale = synced_at !== null && Date.parse(now) - Date.parse(synced_at) > feedStaleHours * HOUR;
  if (time && isStale)
    return (
      <Said icon={icons.warning} tone="bad">
        {texts.syncFailed({ time })}
      </Said>
    );
  return time ? <Said icon={commonIcons.sync}>{texts.synced({ time })}</Said> : null;
};

const Source = ({ row: { platform, sync_status, connection_status, problem } }: { readonly row: PropertyRow }) => {
  if (!platform) return null;
  const name = nameOf(platform);
  if (sync_status === 'running') return <Said icon={commonIcons.sync}>{texts.reading({ platform: name })}</Said>;
  if (problem)
    return (
      <Said icon={icons.warning} tone="notice">
        {ImportProblem[problem].label}
      </Said>
    );
  return connection_status ? <Said icon={icons.check}>{texts.connected({ platform: name })}</Said> : null;
};

const atOnce = 3;
const missingWords = (missing: PropertyRow['missing']): string => {
  const named = missing
    .slice(0, atOnce)
    // without the article and the remark in brackets
    .map((need) => ListingNeed[need].label.replaceAll(/^(A|An) | \([^)]*\)$/g, ''))
    .join(', ')
    .toLowerCase();
  const words = missing.length > atOnce ? texts.missingMore({ missing: named }) : named;
  return texts.missing({ count: missing.length, missing: words });
};

/** A draft says what it needs, everything else who comes. */
const Standing = ({ row: { status, missing, next_arrival, open_bookings, cohost_for } }: { readonly row: PropertyRow }) => {
  if (status === 'draft' && cohost_for !== null) return null;
  if (status === 'draft' || (missing.length > 0 && status !== 'archived'))
    return missing.length > 0 ? (
      <Said icon={commonIcons.edit} tone="ink">
        {missingWords(missing)}
      </Said>
    ) : (
      <Said icon={icons.check} tone="ink">
        {texts.ready}
      </Said>
    );
  if (status !== 'listed' && open_bookings === 0) return null;
  return (
    <>
      <Said icon={commonIcons.calendar} tone="ink">
        {next_arrival ? texts.nextArrival({ date: shownDate(next_arrival, 'weekday') }) : texts.noArrivals}
      </Said>
      {open_bookings > 0 && <Said icon={commonIcons.bag}>{texts.openBookings({ count: open_bookings })}</Said>}
    </>
  );
};

const mainWay = ({ property_id, status, platform, connection_status, problem, missing, cohost_for }: PropertyRow) => {
  if (status !== 'draft' || cohost_for !== null) return { to: pathTo.property({ property_id }), says: texts.open };
  if (problem === null && platform && connection_status && missing.includes('title'))
    return { to: pathTo.connectProperty({ property: property_id }), says: texts.review };
  return { to: pathTo.propertySetup({ property_id }), says: texts.goOn };
};

const titleOf = ({ title }: PropertyRow): string => title || texts.untitled;

/** Less usual ways on. */
const More = ({ row }: { readonly row: PropertyRow }) => {
  const { property_id, status } = row;
  const [go, copy, copied] = useUnit([wentTo, duplicatePressed, $duplicating]);
  const ways = [
    ...(status === 'draft' || status === 'archived'
      ? []
      : [
          { value: 'edit', label: texts.edit, press: () => go(pathTo.propertySetup({ property_id })) },
          { value: 'calendar', label: texts.calendar, press: () => go(`${pathTo.property({ property_id })}#calendar`) },
        ]),
    ...(status === 'suspended' ? [] : [{ value: 'duplicate', label: copies.duplicate, press: () => copy(property_id) }]),
  ];
  return (
    <Dropdown
      size="sm"
      paddingX="2"
      header={titleOf(row)}
      items={ways}
      busy={copied === property_id}
      aria-label={texts.actionOf({ action: texts.more, title: titleOf(row) })}
      onChoose={(chosen) => ways.find(({ value }) => value === chosen)?.press()}
    >
      {texts.more}
    </Dropdown>
  );
};

const Ways = ({ row }: { readonly row: PropertyRow }) => {
  const { property_id, status, cohost_for } = row;
  const [title, main] = [titleOf(row), mainWay(row)];
  return (
    <HStack flexWrap="wrap" gap="1" marginTop="auto" paddingTop="2">
      <ButtonLink
        variant={status === 'draft' ? 'solid' : 'outline'}
        size="sm"
        to={main.to}
        aria-label={texts.actionOf({ action: main.says, title })}
      >
        {main.says}
      </ButtonLink>
      {status === 'listed' && (
        <ButtonLink
          variant="ghost"
          size="sm"
          paddingX="2"
          to={pathTo.listing({ property_id })}
          aria-label={texts.actionOf({ action: texts.view, title })}
        >
          {texts.view}
        </ButtonLink>
      )}
      {cohost_for === null && <More row={row} />}
    </HStack>
  );
};

export const OwnCard = ({ row, first }: { readonly row: PropertyRow; readonly first: boolean }) => {
  const { property_id, photo, status, city, province, cohost_for } = row;
  const title = titleOf(row);
  const place = [city, province && Province[province].label].filter(Boolean).join(', ');
  return (
    <Whole aria-label={title}>
      <Frame>
        {photo ? (
          <Photo picture={pictureOf(photo)} first={first} sizes="(min-width: 64em) 400px, (min-width: 48em) 50vw, 100vw" />
        ) : (
          <NoPhoto>
            <Icon of={commonIcons.photos} size={28} />
            {texts.noPhoto}
          </NoPhoto>
        )}
        <span data-chip="">
          <PropertyStatusChip status={status} />
        </span>
      </Frame>
      <Words>
        <div>
          <chakra.h2 fontWeight="semibold" lineClamp={{ sm: '2' }} overflowWrap="anywhere">
            <PlainLink to={pathTo.property({ property_id })} borderRadius="xs" _hover={{ textDecoration: 'underline' }}>
              {title}
            </PlainLink>
          </chakra.h2>
          {place && (
            <Text textStyle="small" color="muted" sm={{ truncate: true }}>
              {place}
            </Text>
          )}
        </div>
        {cohost_for !== null && (
          <div>
            <CohostMark host={cohost_for} />
          </div>
        )}
        <Standing row={row} />
        <Calendars row={row} />
        <Source row={row} />
        <Ways row={row} />
      </Words>
    </Whole>
  );
};
