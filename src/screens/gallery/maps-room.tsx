// Maps: a circle for guests, a pin for a host, and one whose base map does not come.
import { useState } from 'react';
import { MapView } from '../../ui/map/map-view';
import type { Spot } from '../../ui/map/spot';
import { Text } from '../../ui/type';
import { Exhibit, Room } from './exhibit';

const tofino: Spot = { latitude: 49.153, longitude: -125.907 };
const words = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  scrollHelp: 'Hold Ctrl and scroll to zoom the map',
  scrollHelpMac: 'Hold ⌘ and scroll to zoom the map',
  touchHelp: 'Use two fingers to move the map',
  failed: 'We couldn’t load the map.',
  credit: '© OpenStreetMap contributors, GeoNames',
};

const WithPin = () => {
  const [at, setAt] = useState(tofino);
  return (
    <>
      <MapView
        {...{ at }}
        zoom={10}
        styleUrl=""
        words={{ ...words, label: 'Map with a pin' }}
        pin={{ label: 'The pin. Move it with the arrow keys.', moved: setAt }}
      />
      <Text as="output" look="small">
        Pin at {at.latitude.toFixed(4)}, {at.longitude.toFixed(4)}
      </Text>
    </>
  );
};

export const MapsRoom = () => (
  <Room title="Maps">
    <Exhibit name="Circle">
      <MapView at={tofino} zoom={10} styleUrl="" words={{ ...words, label: 'Map of Tofino' }} circle={500} />
    </Exhibit>
    <Exhibit name="Pin">
      <WithPin />
    </Exhibit>
    <Exhibit name="No map">
      <MapView at={tofino} zoom={10} styleUrl="/gallery" words={{ ...words, label: 'Map that is missing' }} />
    </Exhibit>
  </Room>
);
