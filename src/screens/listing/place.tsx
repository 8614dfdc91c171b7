// Where a place is, as exactly as anyone may know before booking: a circle, and the cities around it.
import { chakra } from '@chakra-ui/react/styled-system';
import type { Listing } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { VisuallyHidden } from '../../ui/layout';
import { Text, TextLink } from '../../ui/type';
import { shownNumber } from '../shell/format/format';
import { type Landmark, landmarksAround, signAt } from './landmarks';
import { Part } from './part';

const Sheet = chakra('figure', {
  base: {
    position: 'relative',
    height: '20rem',
    '--reach': { base: '7rem', sm: '7.75rem' },
    overflow: 'hidden',
    borderRadius: 'xl',
    bg: 'surface',
    borderWidth: '1px',
    backgroundImage:
      'linear-gradient({colors.hairline} 1px, transparent 1px), linear-gradient(90deg, {colors.hairline} 1px, transparent 1px)',
    backgroundSize: '3.5rem 3.5rem',
    backgroundPosition: 'center',
  },
});
const Drawing = chakra('svg', {
  base: { position: 'absolute', left: '50%', top: '50%', width: '20rem', height: '20rem', transform: 'translate(-50%, -50%)' },
});
const Sign = chakra('span', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    paddingX: '2.5',
    paddingY: '1',
    bg: 'white',
    borderRadius: { base: 'md', sm: 'full' },
    boxShadow: 'raised',
    textStyle: 'tiny',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    // on a phone name and distance stand under one another, so that a sign keeps clear of the circle
    '& > b': { fontWeight: 'semibold', display: { base: 'block', sm: 'inline' } },
  },
});

const at = (bearing: number, radius: number) => signAt(bearing).map((part) => (160 + part * radius).toFixed(1));
const offset = (part: number) => `calc(50% + ${part.toFixed(3)} * var(--reach))`;

const Pointer = ({ bearing }: { readonly bearing: number }) => {
  const [[fromX, fromY], [toX, toY]] = [at(bearing, 66), at(bearing, 92)];
  return <chakra.path d={`M${fromX} ${fromY}L${toX} ${toY}`} stroke="muted" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 5" />;
};

const CityAt = ({ name, kilometres, bearing }: Landmark) => {
  const [x, y] = signAt(bearing);
  return (
    <Sign aria-hidden="true" style={{ left: offset(x), top: offset(y) }}>
      <b>{name}</b> {shownNumber(kilometres, { max: 0 })} km
    </Sign>
  );
};

const Compass = () => (
  <chakra.span
    aria-hidden="true"
    position="absolute"
    top="4"
    insetEnd="4"
    textAlign="center"
    textStyle="tiny"
    fontWeight="bold"
    lineHeight="1"
  >
    {say.north}
    <chakra.svg viewBox="0 0 20 28" width="1.25rem" height="1.75rem" display="block" marginTop="1">
      <chakra.path d="M10 0l7 26-7-5-7 5z" fill="ink" />
    </chakra.svg>
  </chakra.span>
);

const Scale = () => (
  <chakra.span aria-hidden="true" position="absolute" bottom="4" insetStart="4" textStyle="tiny" color="muted">
    <chakra.span display="block" width="56px" height="6px" borderWidth="2px" borderTopWidth="0" borderColor="ink" marginBottom="1" />
    {say.mapScale}
  </chakra.span>
);

const Picture = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => {
  const around = landmarksAround(lat, lng);
  const places = around
    .map(({ name, kilometres }) => say.mapNear({ distance: shownNumber(kilometres, { max: 0 }), city: name }))
    .join(', ');
  return (
    <Sheet>
      <VisuallyHidden as="figcaption">{say.mapPicture({ places })}</VisuallyHidden>
      <Drawing aria-hidden="true" viewBox="0 0 320 320" fill="none">
        <chakra.circle cx="160" cy="160" r="56" fill="spruce" fillOpacity="0.16" stroke="spruce" strokeWidth="2" />
        {around.map(({ name, bearing }) => (
          <Pointer key={name} bearing={bearing} />
        ))}
      </Drawing>
      <chakra.span position="absolute" left="50%" top="50%" transform="translate(-50%, -50%)" color="spruce">
        <Icon of={icons.home} size={30} />
      </chakra.span>
      {around.map((city) => (
        <CityAt key={city.name} {...city} />
      ))}
      <Compass />
      <Scale />
    </Sheet>
  );
};

export const Place = ({ listing: { lat, lng, place } }: { readonly listing: Listing }) => (
  <Part id="place" heading={say.mapHeading}>
    <Text fontWeight="medium" marginBottom="4">
      {place}
    </Text>
    {lat !== null && lng !== null && (
      <>
        <Picture lat={lat} lng={lng} />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1" marginTop="3">
          <Text look="small" tone="muted">
            {say.mapCircle}
          </Text>
          <TextLink textStyle="small" href={`https://www.openstreetmap.org/#map=14/${lat}/${lng}`} target="_blank" rel="noreferrer">
            {say.showMap} <Icon of={icons.external} size={14} />
          </TextLink>
        </chakra.div>
      </>
    )}
  </Part>
);
