// Pictures: mosaic, lightbox, strip of a card.
import { useState } from 'react';
import { Grid } from '../../ui/layout';
import { Lightbox } from '../../ui/photos/lightbox';
import { Mosaic } from '../../ui/photos/mosaic';
import { PhotoStrip } from '../../ui/photos/photo-strip';
import { Exhibit, Room } from './exhibit';
import { pictures } from './pictures';

const titles = ['Cabin at the lake', 'House below the glacier', 'Loft in the old port'];

export const PhotosRoom = () => {
  const [at, setAt] = useState<number>();
  return (
    <Room title="Photos">
      <Exhibit name="Mosaic and lightbox">
        <Mosaic pictures={pictures} onOpen={setAt} />
        <Lightbox pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
      </Exhibit>
      <Exhibit name="Photo strip">
        <Grid gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}>
          {titles.map((title, index) => (
            <PhotoStrip key={title} of={title} pictures={[...pictures.slice(index), ...pictures.slice(0, index)]} />
          ))}
        </Grid>
      </Exhibit>
    </Room>
  );
};
