// The pictures of a card: one in sight, dots below, arrows when it is pointed at or reached by keyboard.
import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { picturesTexts as say } from '../../../generated/texts/sentences/picturesTexts';
import { Icon, type IconShape } from '../icon';
import { icons } from '../icons/basic';
import { Pressable } from '../pressable';
import { Photo, type Picture } from './photo';
import { useStrip } from './use-strip';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: 'lg',
    bg: 'surface.deep',
    '& [data-arrow]': { opacity: '0' },
    '&:hover [data-arrow], &:focus-within [data-arrow]': { opacity: '1' },
  },
});
const Track = chakra('div', {
  base: {
    display: 'flex',
    height: 'full',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    _focusVisible: { outlineOffset: '-3px' },
  },
});
const Slide = chakra('div', { base: { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always', overflow: 'hidden' } });
const Arrow = chakra(Pressable, {
  base: {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    display: { base: 'none', md: 'grid' },
    placeItems: 'center',
    width: '8',
    height: '8',
    bg: 'rgba(255, 255, 255, 0.92)',
    borderRadius: 'full',
    boxShadow: 'soft',
    cursor: 'pointer',
    transition: 'opacity 150ms ease-out',
    zIndex: '1',
    _disabled: { visibility: 'hidden' },
  },
});
const Dots = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '2.5',
    insetInline: '0',
    display: 'flex',
    justifyContent: 'center',
    gap: '1.5',
    pointerEvents: 'none',
    // one style for all: a page of results has more than a hundred dots
    '& > span': {
      width: '6px',
      height: '6px',
      borderRadius: 'full',
      bg: 'white',
      opacity: '0.65',
      boxShadow: '0 0 2px rgba(0, 0, 0, 0.4)',
      transition: 'opacity 150ms',
    },
    '& > [data-lit]': { opacity: '1', transform: 'scale(1.25)' },
  },
});
export interface PhotoStripProps {
  readonly pictures: readonly Picture[];
  /** The pictures' subject, in the names of the arrows: the title of the stay. */
  readonly of: string;
  readonly sizes?: string;
  /** The first picture of the page stands in it. */
  readonly first?: boolean;
  /** Puts something around the pictures, such as a link; its box must not be laid out (`display: contents`). */
  readonly renderAround?: (slides: ReactNode) => ReactNode;
}

const ArrowTo = ({
  icon,
  label,
  side,
  disabled,
  onGo,
}: {
  icon: IconShape;
  label: string;
  side: 'left' | 'right';
  disabled: boolean;
  onGo: () => void;
}) => (
  <Arrow
    data-arrow=""
    aria-label={label}
    disabled={disabled}
    {...{ [side]: '2' }}
    onClick={(event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onGo();
    }}
  >
    <Icon of={icon} size={16} />
  </Arrow>
);

/** At most five pictures; those out of sight are fetched when a person turns to them. */
export const PhotoStrip = ({ pictures, of, sizes, first = false, renderAround = (slides) => slides }: PhotoStripProps) => {
  const { track, at, scrolled, goTo } = useStrip();
  const [turned, setTurned] = useState(false);
  const five = pictures.slice(0, 5);
  const shown = turned ? five : five.slice(0, 1);
  const turn = (to: number) => {
    setTurned(true);
    requestAnimationFrame(() => goTo(to));
  };
  return (
    <Frame onPointerEnter={() => setTurned(true)} onTouchStart={() => setTurned(true)}>
      <Track ref={track} onScroll={scrolled} {...(turned && { tabIndex: 0, role: 'group', 'aria-label': of })}>
        {renderAround(
          shown.map((picture, index) => (
            <Slide key={picture.src}>
              <Photo picture={picture} first={first && index === 0} sizes={sizes} />
            </Slide>
          )),
        )}
      </Track>
      {five.length > 1 && (
        <>
          <ArrowTo icon={icons.left} side="left" label={say.beforeOf({ title: of })} disabled={at === 0} onGo={() => turn(at - 1)} />
          <ArrowTo
            icon={icons.right}
            side="right"
            label={say.afterOf({ title: of })}
            disabled={at === five.length - 1}
            onGo={() => turn(at + 1)}
          />
          <Dots aria-hidden="true">
            {five.map((picture, index) => (
              <span key={picture.src} data-lit={index === at ? '' : undefined} />
            ))}
          </Dots>
        </>
      )}
    </Frame>
  );
};
