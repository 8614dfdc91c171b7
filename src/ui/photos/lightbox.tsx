// All pictures, one at a time on the whole screen: arrow keys turn, Escape closes, the focus goes back where it was.
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { picturesTexts as say } from '../../../generated/texts/sentences/picturesTexts';
import { partTexts } from '../../../generated/texts/sentences/partTexts';
import { IconButton } from '../button';
import { icons } from '../icons/basic';
import { Box, HStack, Span } from '../layout';
import { Modal } from '../modal';
import { type Picture, withAvif } from './photo';

const Room = chakra('div', { base: { display: 'flex', flexDirection: 'column', height: '100dvh', bg: '#12191b', color: 'white' } });
const Shown = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'contain', animation: 'appear 150ms ease-out' } });
const light = { color: 'white', _hover: { bg: 'rgba(255, 255, 255, 0.16)' }, _focusVisible: { outlineColor: 'white' } };
// on phones a swipe turns, and the arrows lie over the picture
const arrow = { ...light, position: { base: 'absolute', md: 'static' }, bg: { base: 'rgba(18, 25, 27, 0.6)', md: 'transparent' } } as const;
const swiped = 48;

export interface LightboxProps {
  readonly pictures: readonly Picture[];
  /** The picture in sight, counted from 0; `undefined` while it is closed. */
  readonly at: number | undefined;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

const turns: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

const useSwipe = (at: number, last: number, onMove: (index: number) => void) => {
  const from = useRef<number>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => (from.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined),
    onTouchEnd: (event: TouchEvent) => {
      const moved = from.current === undefined ? 0 : (event.changedTouches[0]?.clientX ?? from.current) - from.current;
      if (Math.abs(moved) > swiped) onMove(Math.min(last, Math.max(0, at - Math.sign(moved))));
    },
  };
};

const Picked = ({ pictures, at, onMove, onClose }: LightboxProps & { readonly at: number }) => {
  const last = pictures.length - 1;
  const picture = pictures[at];
  const turned = (event: KeyboardEvent) => {
    const turn = turns[event.key];
    if (!turn) return;
    event.preventDefault();
    onMove(turn(at, last));
  };
  return (
    <Room onKeyDown={turned}>
      <HStack padding="3" justifyContent="space-between">
        <IconButton {...light} icon={icons.close} label={partTexts.close} onClick={onClose} />
        <Span aria-live="polite" textStyle="small" fontVariantNumeric="tabular-nums">
          {at + 1} / {pictures.length}
        </Span>
        <Span width="touch" />
      </HStack>
      <HStack flex="1" minHeight="0" position="relative" paddingX={{ base: '0', md: '4' }} {...useSwipe(at, last, onMove)}>
        <IconButton
          {...arrow}
          left="2"
          zIndex="1"
          icon={icons.left}
          label={say.before}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <Box flex="1" height="full" minWidth="0">
          {picture &&
            withAvif(
              picture,
              '100vw',
              <Shown key={picture.src} src={picture.src} srcSet={picture.srcSet} sizes="100vw" alt={picture.alt} />,
            )}
        </Box>
        <IconButton {...arrow} right="2" icon={icons.right} label={say.after} disabled={at === last} onClick={() => onMove(at + 1)} />
      </HStack>
      <chakra.p textAlign="center" padding="4" minHeight="14">
        {picture?.caption}
      </chakra.p>
    </Room>
  );
};

export const Lightbox = (props: LightboxProps) => (
  <Modal open={props.at !== undefined} title={say.title} shape="screen" bare onClose={props.onClose}>
    {props.at !== undefined && <Picked {...props} at={props.at} />}
  </Modal>
);
