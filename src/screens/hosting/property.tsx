// One property of a host or a co-host: its head, and one of its parts, which the address names.
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { HostProperty } from '../../../generated/model/entities';
import { arrivalTexts } from '../../../generated/texts/sentences/arrivalTexts';
import { calendarTexts } from '../../../generated/texts/sentences/calendarTexts';
import { cohostTexts } from '../../../generated/texts/sentences/cohostTexts';
import { feedTexts } from '../../../generated/texts/sentences/feedTexts';
import { listingMoneyTexts } from '../../../generated/texts/sentences/listingMoneyTexts';
import { propertyTexts as say } from '../../../generated/texts/sentences/propertyTexts';
import { Container } from '../../ui/layout';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TabRow } from '../../ui/tabs';
import { TabLink } from '../shell/navigation/tab-links';
import { CalendarOfProperty } from './calendar/calendar';
import { Calendars } from './calendars/calendars';
import { own } from './own-property.store';
import { Arrival } from './property/arrival';
import { Cohosts } from './property/cohosts';
import { Connection } from './property/connection';
import { Details } from './property/details';
import { Money } from './property/money';
import { Overview } from './property/overview';
import { PropertyHead } from './property/property-head';
import { Registration } from './property/registration';
import { Reviews } from './property/reviews';
import { Settings } from './property/settings';
import { PageFailed } from '../shell/failures/page-failed';
import { $visitor } from '../shell/session/session.store';
import { deferred } from '../shell/loading/deferred';
import { Part } from './property/part';

const editor = deferred(async () => (await import('./photos/photos-editor')).PhotosEditor);

const Photos = () => (
  <Part id="photos" heading={say.photos}>
    <editor.Part
      fallback={
        <Loading label={say.photos}>
          <Skeleton height="12rem" borderRadius="lg" />
        </Loading>
      }
    />
  </Part>
);

export { opened } from './property/property.store';

interface NamedPart {
  readonly id: string;
  readonly label: string;
  readonly Part: (props: { readonly property: HostProperty }) => ReactNode;
}
const overview: NamedPart = { id: 'overview', label: say.overview, Part: Overview };
const calendar: NamedPart = { id: 'calendar', label: calendarTexts.heading, Part: CalendarOfProperty };
const arrival: NamedPart = { id: 'arrival', label: arrivalTexts.heading, Part: Arrival };
const calendars: NamedPart = { id: 'calendars', label: feedTexts.heading, Part: Calendars };
const cohosts: NamedPart = { id: 'cohosts', label: cohostTexts.heading, Part: Cohosts };
const parts: readonly NamedPart[] = [
  overview,
  calendar,
  { id: 'photos', label: say.photos, Part: Photos },
  { id: 'details', label: say.details, Part: Details },
  arrival,
  calendars,
  { id: 'reviews', label: say.reviewsHeading, Part: Reviews },
  { id: 'connection', label: say.connection, Part: Connection },
  { id: 'registration', label: say.registration, Part: Registration },
  cohosts,
  { id: 'settings', label: say.settings, Part: Settings },
];
const money: NamedPart = { id: 'earnings', label: listingMoneyTexts.heading, Part: Money };

/** Those that a co-host may open, by what they may do: the guards of their calls let them in. */
const partsFor = ({ cohost_for, calendar_ids, money_ids }: HostProperty, reader: string | null): readonly NamedPart[] => {
  if (cohost_for === null) return parts;
  const isAmong = (ids: readonly string[]): boolean => reader !== null && ids.includes(reader);
  const keepsCalendar = isAmong(calendar_ids);
  return [
    ...(keepsCalendar ? [calendar] : []),
    arrival,
    ...(keepsCalendar ? [calendars] : []),
    ...(isAmong(money_ids) ? [money] : []),
    cohosts,
  ];
};

const Tabs = ({ shown, among }: { readonly shown: NamedPart; readonly among: readonly NamedPart[] }) => {
  const row = useRef<HTMLElement>(null);
  // on phones the row is wider than the window
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[href$="#${shown.id}"]`);
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [shown.id]);
  return (
    <TabRow ref={row} aria-label={say.parts} position="relative">
      {among.map(({ id, label }) => (
        <TabLink key={id} to={`#${id}`} aria-current={id === shown.id ? 'page' : undefined}>
          {label}
        </TabLink>
      ))}
    </TabRow>
  );
};

const Whole = ({ property }: { readonly property: HostProperty }) => {
  const { hash } = useLocation();
  const among = partsFor(property, useUnit($visitor).profile_id);
  const shown = among.find(({ id }) => `#${id}` === hash) ?? among[0] ?? overview;
  return (
    <>
      <PropertyHead property={property} />
      <Tabs shown={shown} among={among} />
      <shown.Part property={property} />
    </>
  );
};

const Waiting = () => (
  <Loading label={say.loading} paddingTop="12">
    <Skeleton height="8" width="min(20rem, 80%)" />
    <Skeleton height="5" width="12rem" marginTop="3" />
    <Skeleton height="11" marginTop="8" />
    <Skeleton height="16rem" marginTop="8" borderRadius="lg" />
  </Loading>
);

const Failed = () => {
  const [failure, retry] = useUnit([own.$failure, own.retried]);
  return <PageFailed says={say.failed} of={failure} onRetry={() => retry()} />;
};

export const Property = () => {
  const { property, failure, pending } = useUnit({ property: own.$data, failure: own.$failure, pending: own.$pending });
  return (
    <Container maxWidth="container.listing" paddingBottom="16">
      {property ? <Whole key={property.property_id} property={property} /> : failure && !pending ? <Failed /> : <Waiting />}
    </Container>
  );
};
