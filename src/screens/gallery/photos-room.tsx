// Pictures: mosaic, lightbox, strip of a card.
import { useState } from 'react';
import { Button } from '../../ui/button';
import { type Crop, firstCrop } from '../../ui/crop';
import { Box, Grid } from '../../ui/layout';
import { Lightbox } from '../../ui/photos/lightbox';
import { Mosaic } from '../../ui/photos/mosaic';
import { PhotoStrip } from '../../ui/photos/photo-strip';
import { PictureCrop } from '../../ui/picture-crop';
import { ProgressBar } from '../../ui/progress-bar';
import { Exhibit, Room } from './exhibit';
import { pictures } from './pictures';

const titles = ['Cabin at the lake', 'House below the glacier', 'Loft in the old port'];

/** A gradient, as if a person had brought it. */
const brought = (): Promise<ImageBitmap> => {
  const canvas = new OffscreenCanvas(900, 600);
  const pen = canvas.getContext('2d');
  if (pen) {
    const sky = pen.createLinearGradient(0, 0, 900, 600);
    sky.addColorStop(0, '#f4d9c6');
    sky.addColorStop(1, '#3f6f68');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 900, 600);
  }
  return createImageBitmap(canvas);
};

const Cropped = () => {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, side: 1 });
  const bring = async () => {
    const bitmap = await brought();
    setCrop(firstCrop(bitmap));
    setPicture(bitmap);
  };
  if (!picture)
    return (
      <Button variant="outline" onClick={() => void bring()}>
        Bring a picture
      </Button>
    );
  return (
    <Box maxWidth="20rem">
      <PictureCrop
        {...{ picture, crop }}
        onChange={setCrop}
        label="The part of the picture that is seen"
        help="Drag it, or use the arrow keys."
        zoomLabel="Zoom"
      />
    </Box>
  );
};

export const PhotosRoom = () => {
  const [at, setAt] = useState<number>();
  return (
    <Room title="Photos">
      <Exhibit name="Mosaic and lightbox">
        <Mosaic pictures={pictures} onOpen={setAt} />
        <Lightbox pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
      </Exhibit>
      <Exhibit name="Picture to crop">
        <Cropped />
      </Exhibit>
      <Exhibit name="Progress bar">
        <ProgressBar label="Uploading lake.jpg" done={0.4} />
      </Exhibit>
      <Exhibit name="Photo strip">
        <Grid gap="6" gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}>
          {titles.map((title, index) => (
            <PhotoStrip key={title} of={title} pictures={[...pictures.slice(index), ...pictures.slice(0, index)]} />
          ))}
        </Grid>
      </Exhibit>
    </Room>
  );
};
