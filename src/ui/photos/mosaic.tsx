// The pictures of a stay: a mosaic of five on wide screens, a strip to swipe on phones.
import { chakra } from '@chakra-ui/react/styled-system';
import { picturesTexts as say } from '../../../generated/texts/sentences/picturesTexts';
import { Button } from '../button';
import { commonIcons } from '../icons/common';
import { Pressable } from '../pressable';
import { Photo, type Picture } from './photo';
import { useStrip } from './use-strip';

const Frame = chakra('div', { base: { position: 'relative', marginX: { base: '-4', sm: '-6', md: '0' } } });
const Track = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gap: { base: '0', md: '2' },
    gridTemplateColumns: '2fr 1fr 1fr',
    gridTemplateRows: '1fr 1fr',
    aspectRatio: { base: '4 / 3', md: 'auto' },
    height: { md: 'clamp(320px, 38vw, 480px)' },
    overflowX: { base: 'auto', md: 'hidden' },
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: { md: 'xl' },
  },
  variants: { few: { true: { gridTemplateColumns: '1fr', gridTemplateRows: '1fr' } } },
});
const Tile = chakra(Pressable, {
  base: {
    flex: '0 0 100%',
    minWidth: '0',
    minHeight: '0',
    padding: '0',
    overflow: 'hidden',
    scrollSnapAlign: 'start',
    cursor: 'zoom-in',
    _focusVisible: { outlineOffset: '-4px', outlineColor: 'white', boxShadow: 'inset 0 0 0 4px {colors.spruce}' },
    '& img': { transition: 'filter 150ms ease-out' },
    '&:hover img': { filter: 'brightness(0.93)' },
  },
  variants: { rank: { head: { gridRow: 'span 2' }, tile: {}, rest: { display: { md: 'none' } } } },
});
const Count = chakra('span', {
  base: {
    display: { md: 'none' },
    position: 'absolute',
    bottom: '3',
    insetEnd: '4',
    paddingX: '2.5',
    paddingY: '1',
    bg: 'rgba(20, 30, 33, 0.75)',
    color: 'white',
    borderRadius: 'sm',
    textStyle: 'tiny',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
});

export interface MosaicProps {
  readonly pictures: readonly Picture[];
  /** Asked to show the picture with this index, counted from 0. */
  readonly onOpen: (index: number) => void;
}

const rankOf = (index: number, few: boolean) => (index === 0 ? 'head' : index < 5 && !few ? 'tile' : 'rest');

/** The first picture is fetched before all else. Fewer than five stand as one large picture. */
export const Mosaic = ({ pictures, onOpen }: MosaicProps) => {
  const { track, at, scrolled } = useStrip();
  const few = pictures.length < 5;
  return (
    <Frame>
      <Track ref={track} few={few} onScroll={scrolled}>
        {pictures.map((picture, index) => (
          <Tile
            key={picture.src}
            rank={rankOf(index, few)}
            aria-label={say.one({ number: index + 1, alt: picture.alt })}
            onClick={() => onOpen(index)}
          >
            <Photo
              picture={picture}
              first={index === 0}
              sizes={index === 0 ? '(min-width: 768px) 560px, 100vw' : '(min-width: 768px) 280px, 100vw'}
            />
          </Tile>
        ))}
      </Track>
      <Count aria-hidden="true">
        {at + 1} / {pictures.length}
      </Count>
      <Button
        variant="outline"
        size="sm"
        icon={commonIcons.photos}
        display={{ base: 'none', md: 'inline-flex' }}
        position="absolute"
        bottom="4"
        insetEnd="4"
        onClick={() => onOpen(0)}
      >
        {say.all({ count: pictures.length })}
      </Button>
    </Frame>
  );
};
