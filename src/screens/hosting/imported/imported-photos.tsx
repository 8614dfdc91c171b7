// The pictures of a listing elsewhere: looked at and ticked, and copied once their host says that they may be used.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { HostProperty, ImportedListing } from '../../../../generated/model/entities';
import { importedTexts as texts } from '../../../../generated/texts/sentences/importedTexts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/choice';
import { HStack, Stack } from '../../../ui/layout';
import { Spinner } from '../../../ui/spinner';
import { Text } from '../../../ui/type';
import { reread } from '../own-property.store';
import { useLook } from '../use-reading';
import { FoundPhotos } from './found-photos';
import { $chosen } from './found-photos.store';
import { $copying, permit } from './imported.store';

const Permit = ({ found, mayCover }: { readonly found: number; readonly mayCover: boolean }) => {
  const [mayUse, setMayUse] = useState(false);
  const busy = useUnit(permit.$pending);
  const { copy, chosen } = useUnit({ copy: permit.submitted, chosen: $chosen });
  return (
    <Stack gap="3" alignItems="stretch">
      <Text>{texts.photosFound({ count: found })}</Text>
      <FoundPhotos mayCover={mayCover} />
      <Checkbox id="photos-permitted" label={texts.photosPermit} value={mayUse} onChange={setMayUse} />
      <Button variant="outline" alignSelf="flex-start" busy={busy} disabled={!mayUse || chosen.length === 0} onClick={() => copy(chosen)}>
        {texts.photosImport}
      </Button>
    </Stack>
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
  if (!photos_permitted) return <Permit found={photos_found} mayCover={photos.length === 0} />;
  return (
    <HStack as="output">
      {copying && <Spinner />}
      {copying ? texts.photosRunning({ count: photos.length, total: photos_found }) : doneWords(photos.length)}
    </HStack>
  );
};
