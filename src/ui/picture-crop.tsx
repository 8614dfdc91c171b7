// A picture, of which a round part will be seen: dragged, pinched, or moved and zoomed by keys.
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef } from 'react';
import { type Crop, zoomedCrop, zoomMax, zoomOf } from './crop';
import { Icon } from './icon';
import { commonIcons } from './icons/common';
import { HStack } from './layout';
import { Text } from './type';
import { useGestures } from './use-gestures';

const Surface = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: '20rem',
    aspectRatio: '1',
    marginX: 'auto',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'surface.deep',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    // the cut-off part lies in the shade
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'full',
      boxShadow: '0 0 0 100vmax {colors.shade}, inset 0 0 0 2px white',
      pointerEvents: 'none',
    },
  },
});
const Drawn = chakra('canvas', { base: { display: 'block', width: 'full', height: 'full' } });
const Zoom = chakra('input', { base: { flex: '1', minWidth: '0', height: 'touch', accentColor: '{colors.spruce}', cursor: 'pointer' } });

/** Twice as many pixels as are shown at most, for screens with two dots a pixel. */
const drawnSide = 640;

/** Draws a square of a picture over the whole of a canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Crop): void => {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  // where a picture is clear, paper shows
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
};

export interface PictureCropProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
  /** The picture's content, for people who do not see it. */
  readonly label: string;
  /** How it is moved. */
  readonly help: string;
  readonly zoomLabel: string;
}

export const PictureCrop = ({ picture, crop, onChange, label, help, zoomLabel }: PictureCropProps) => {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useGestures({ extent: picture, crop, onChange });
  const zoom = zoomOf(picture, crop);
  const { ref: surface } = gestures;
  // the button that opened the picture is gone
  useEffect(() => surface.current?.focus(), [surface]);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return (
    <div>
      <Surface {...gestures} role="application" tabIndex={0} aria-label={label} aria-describedby={`${id}-help`}>
        <Drawn ref={canvas} width={drawnSide} height={drawnSide} aria-hidden="true" />
      </Surface>
      <HStack marginTop="4" gap="3" maxWidth="20rem" marginX="auto">
        <chakra.label htmlFor={id} textStyle="label">
          {zoomLabel}
        </chakra.label>
        <Icon of={commonIcons.minus} size={16} />
        <Zoom
          id={id}
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => onChange(zoomedCrop(picture, crop, event.target.valueAsNumber))}
        />
        <Icon of={commonIcons.plus} size={16} />
      </HStack>
      <Text id={`${id}-help`} textStyle="small" color="muted" textAlign="center" marginTop="1">
        {help}
      </Text>
    </div>
  );
};
