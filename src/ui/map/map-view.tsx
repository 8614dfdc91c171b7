// A map with one place on it: a circle for guests, a pin for its host.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { commonIcons } from '../icons/common';
import { Text } from '../type';
import type { MapPlan } from './draw-map';
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
const Sheet = chakra('div', { base: { position: 'absolute!', inset: '0', '& canvas:focus-visible': { outlineOffset: '-4px' } } });
const Zooms = chakra('div', { base: { position: 'absolute', top: '3', insetEnd: '3', display: 'grid', gap: '2' } });
const Credit = chakra('small', {
  base: {
    position: 'absolute',
    bottom: '0',
    insetEnd: '0',
    paddingX: '2',
    borderStartStartRadius: 'sm',
    bg: 'white',
    color: 'muted',
    textStyle: 'tiny',
  },
});
const Middle = chakra('div', { base: { position: 'absolute', inset: '0', display: 'grid', placeItems: 'center', padding: '6' } });

export interface MapViewWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Said where the map cannot be drawn. */
  readonly failed: ReactNode;
  /** The credit of our own base map. */
  readonly credit: string;
}
export interface MapViewProps extends Omit<MapPlan, 'words'> {
  readonly words: MapPlan['words'] & MapViewWords;
}

export const MapView = ({ words, ...plan }: MapViewProps) => {
  const { container, state, zoomBy } = useDrawnMap({ ...plan, words });
  return (
    <Frame>
      <Sheet ref={container} hidden={state === 'failed'} />
      {state === 'failed' && (
        <Middle>
          <Text color="muted">{words.failed}</Text>
        </Middle>
      )}
      {state === 'drawn' && (
        <Zooms>
          <IconButton variant="outline" bg="white" icon={commonIcons.plus} label={words.zoomIn} onClick={() => zoomBy(1)} />
          <IconButton variant="outline" bg="white" icon={commonIcons.minus} label={words.zoomOut} onClick={() => zoomBy(-1)} />
        </Zooms>
      )}
      {state === 'drawn' && plan.styleUrl === '' && <Credit>{words.credit}</Credit>}
    </Frame>
  );
};
