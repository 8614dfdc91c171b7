// The pictures of a listing elsewhere: copied once their host says that they may be used.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { HostProperty, ImportedListing } from '../../../../generated/model/entities';
import { importedTexts as texts } from '../../../../generated/texts/sentences/importedTexts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/choice';
import { HStack } from '../../../ui/layout';
import { Spinner } from '../../../ui/spinner';
import { Text } from '../../../ui/type';
import { reread } from '../own-property.store';
import { useLook } from '../use-reading';
import { $copying, permit } from './imported.store';

const Permit = ({ found }: { readonly found: number }) => {
  const [mayUse, setMayUse] = useState(false);
  const busy = useUnit(permit.$pending);
  const copy = useUnit(permit.submitted);
  return (
    <>
      <Text>{texts.photosFound({ count: found })}</Text>
      <Checkbox id="photos-permitted" label={texts.photosPermit} value={mayUse} onChange={setMayUse} />
      <Button variant="outline" busy={busy} disabled={!mayUse} onClick={() => copy(true)}>
        {texts.photosImport}
      </Button>
    </>
  );
};

const doneWords = (count: number): string => (count === 0 ? texts.photosDoneNone : texts.photosDone({ count }));

export interface ImportedPhotosProps {
  readonly property: HostProperty;
  readonly imported: ImportedListing;
}

export const ImportedPhotos = ({ property: { photos }, imported: { photos_found, photos_permitted } }: ImportedPhotosProps) => {
  const copying = useUnit($copying);
  useLook(copying, useUnit(reread));
  if (photos_found === 0) return <Text color="muted">{texts.photosNone}</Text>;
  if (!photos_permitted) return <Permit found={photos_found} />;
  return (
    <HStack as="output">
      {copying && <Spinner />}
      {copying ? texts.photosRunning({ count: photos.length, total: photos_found }) : doneWords(photos.length)}
    </HStack>
  );
};
