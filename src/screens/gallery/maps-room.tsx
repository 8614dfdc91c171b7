// Maps: a circle for guests, a pin for a host, and one whose base map does not come.
import { useState } from 'react';
import { MapView } from '../../ui/map/map-view';
import type { Spot } from '../../ui/map/spot';
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

export const MapsRoom = () => (
  <Room title="Maps">
    <Exhibit name="Circle">
      <MapView at={tofino} zoom={10} styleUrl="" words={{ ...mapWords, label: 'Map of Tofino' }} circle={500} />
    </Exhibit>
    <Exhibit name="Pin">
      <WithPin />
    </Exhibit>
    <Exhibit name="No map">
      <MapView at={tofino} zoom={10} styleUrl="/gallery" words={{ ...mapWords, label: 'Map that is missing' }} />
    </Exhibit>
  </Room>
);
