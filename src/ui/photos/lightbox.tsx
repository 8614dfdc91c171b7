// All pictures, one at a time on the whole screen: arrow keys turn, Escape closes, the focus goes back where it was.
import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../button';
import { icons } from '../icons/basic';
import { Row } from '../layout';
import { Modal } from '../modal';
import type { Picture } from './photo';

const Room = chakra('div', { base: { display: 'flex', flexDirection: 'column', height: '100dvh', bg: '#12191b', color: 'white' } });
const Shown = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'contain', animation: 'appear 150ms ease-out' } });
const light = { color: 'white', _hover: { bg: 'rgba(255, 255, 255, 0.16)' }, _focusVisible: { outlineColor: 'white' } };

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
      <Row padding="3" justifyContent="space-between">
        <IconButton {...light} icon={icons.close} label="Close" onClick={onClose} />
        <chakra.span aria-live="polite" textStyle="small" fontVariantNumeric="tabular-nums">
          {at + 1} / {pictures.length}
        </chakra.span>
        <chakra.span width="touch" />
      </Row>
      <Row flex="1" minHeight="0" paddingX={{ base: '0', md: '4' }}>
        <IconButton {...light} icon={icons.left} label="Previous photo" disabled={at === 0} onClick={() => onMove(at - 1)} />
        <chakra.div flex="1" height="full" minWidth="0">
          {picture && <Shown key={picture.src} src={picture.src} srcSet={picture.srcSet} sizes="100vw" alt={picture.alt} />}
        </chakra.div>
        <IconButton {...light} icon={icons.right} label="Next photo" disabled={at === last} onClick={() => onMove(at + 1)} />
      </Row>
      <chakra.p textAlign="center" padding="4" minHeight="14">
        {picture?.caption}
      </chakra.p>
    </Room>
  );
};

export const Lightbox = (props: LightboxProps) => (
  <Modal open={props.at !== undefined} title="Photos" shape="screen" bare onClose={props.onClose}>
    {props.at !== undefined && <Picked {...props} at={props.at} />}
  </Modal>
);
