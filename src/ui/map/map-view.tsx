// A map with one place on it: a circle for guests, a pin for its host.
import { chakra } from '@chakra-ui/react/styled-system';
import type { MapPlan } from './draw-map';
import { MapFrame, type MapViewWords } from './map-frame';
import { useDrawnMap } from './use-drawn-map';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: '20rem',
    overflow: 'hidden',
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: 'surface.deep',
    // the pin that the map holds
    '& [data-pin]': {
      width: 'touch',
      height: 'touch',
      cursor: 'grab',
      borderRadius: 'full',
      _active: { cursor: 'grabbing' },
      _before: {
        content: '""',
        position: 'absolute',
        left: '50%',
        bottom: '5px',
        width: '28px',
        height: '28px',
        marginInlineStart: '-14px',
        borderRadius: '50% 50% 50% 0',
        transform: 'rotate(-45deg)',
        bg: 'spruce',
        border: '3px solid white',
        boxShadow: 'raised',
      },
    },
  },
});

export interface MapViewProps extends Omit<MapPlan, 'words'> {
  readonly words: MapPlan['words'] & MapViewWords;
}

export const MapView = ({ words, ...plan }: MapViewProps) => (
  <Frame>
    <MapFrame {...useDrawnMap({ ...plan, words })} words={words} styleUrl={plan.styleUrl} />
  </Frame>
);
