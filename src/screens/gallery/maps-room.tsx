// Maps: a circle for guests, a pin for a host, and one whose base map does not come.
import { useState } from 'react';
import { MapView } from '../../ui/map/map-view';
import type { Spot } from '../../ui/map/spot';
import { StaysMap } from '../../ui/map/stays-map';
import { Box } from '../../ui/layout';
import { Text } from '../../ui/type';
import { mapWords } from '../shell/place-map/map-words';
import { Exhibit, Room } from './exhibit';

const tofino: Spot = { latitude: 49.153, longitude: -125.907 };

const WithPin = () => {
  const [at, setAt] = useState(tofino);
  return (
    <>
      <MapView
        {...{ at }}
        zoom={10}
        styleUrl=""
        words={{ ...mapWords, label: 'Map with a pin' }}
        pin={{ label: 'The pin. Move it with the arrow keys.', moved: setAt }}
      />
      <Text as="output" textStyle="small">
        Pin at {at.latitude.toFixed(4)}, {at.longitude.toFixed(4)}
      </Text>
    </>
  );
};

const pins = [
  { id: 'one', at: tofino, label: 'A cabin, $200 a night', price: '$200' },
  { id: 'two', at: { latitude: 49.1, longitude: -125.8 }, label: 'A loft, $90 a night', price: '$90' },
  { id: 'dot', at: { latitude: 49.2, longitude: -126 }, label: 'Another stay' },
];
const none: ReadonlySet<string> = new Set();

const WithPrices = () => {
  const [chosen, setChosen] = useState(none);
  return (
    <Box position="relative" height="20rem">
      <StaysMap
        words={{ ...mapWords, label: 'Map with prices' }}
        styleUrl=""
        part={[49, -126.2, 49.3, -125.6]}
        exact
        pins={pins}
        marks={{ lit: none, chosen, seen: none }}
        events={{
          moved: () => undefined,
          pressed: (ids) => setChosen(new Set(ids)),
          pointedAt: () => undefined,
          groupLabel: (count) => `${count} stays`,
        }}
      />
    </Box>
  );
};

export const MapsRoom = () => (
  <Room title="Maps">
    <Exhibit name="Circle">
      <MapView at={tofino} zoom={10} styleUrl="" words={{ ...mapWords, label: 'Map of Tofino' }} circle={500} />
    </Exhibit>
    <Exhibit name="Pin">
      <WithPin />
    </Exhibit>
    <Exhibit name="Prices">
      <WithPrices />
    </Exhibit>
    <Exhibit name="No map">
      <MapView at={tofino} zoom={10} styleUrl="/gallery" words={{ ...mapWords, label: 'Map that is missing' }} />
    </Exhibit>
  </Room>
);
