// The frame of every map: its sheet, its buttons, the credit, and a sentence where it cannot be drawn.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../button';
import { commonIcons } from '../icons/common';
import { Text } from '../type';

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
export interface MapFrameProps {
  readonly words: MapViewWords;
  readonly styleUrl: string;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly state: 'waiting' | 'drawn' | 'failed';
  readonly zoomBy: (steps: number) => void;
}

/** All that stands in the frame; the frame itself has a size and a place of its own. */
export const MapFrame = ({ words, styleUrl, container, state, zoomBy }: MapFrameProps) => (
  <>
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
    {state === 'drawn' && styleUrl === '' && <Credit>{words.credit}</Credit>}
  </>
);
