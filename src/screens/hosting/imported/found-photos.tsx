// The pictures on the page of a listing elsewhere, to tick before they are taken.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import type { FoundPhoto } from '../../../../generated/model/entities';
import { importedTexts as texts } from '../../../../generated/texts/sentences/importedTexts';
import { photoTexts as say } from '../../../../generated/texts/sentences/photoTexts';
import { Checkbox } from '../../../ui/choice';
import { Badge, Grid, HStack } from '../../../ui/layout';
import { Photo } from '../../../ui/photos/photo';
import { Skeleton } from '../../../ui/skeleton';
import { LinkButton, Text } from '../../../ui/type';
import { $chosen, $offered, $previews, allTicked, coverMade, gridShown, ticked } from './found-photos.store';

const Frame = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'surface.deep',
    cursor: 'pointer',
    '&[data-left] img': { opacity: '0.4' },
  },
});

const Preview = ({ src }: { readonly src: string | undefined }) => {
  if (src === undefined) return <Skeleton height="full" width="full" />;
  if (src === '') return <Text textStyle="small">{texts.photoUnseen}</Text>;
  return <Photo picture={{ src, alt: '' }} loading="eager" />;
};

interface TileProps {
  readonly photo: FoundPhoto;
  readonly number: number;
  /** One that is brought to pictures that are there already becomes no cover. */
  readonly mayCover: boolean;
}
const Tile = ({ photo: { found_id, alt }, number, mayCover }: TileProps) => {
  const id = useId();
  const { chosen, previews } = useUnit({ chosen: $chosen, previews: $previews });
  const [tick, make] = useUnit([ticked, coverMade]);
  const on = chosen.includes(found_id);
  const isCover = mayCover && chosen[0] === found_id;
  return (
    <chakra.li listStyleType="none" minWidth="0">
      <Frame htmlFor={id} aria-hidden data-left={on ? undefined : ''}>
        <Preview src={previews.get(found_id)} />
        {isCover && (
          <Badge position="absolute" top="2" insetStart="2">
            {say.cover}
          </Badge>
        )}
      </Frame>
      <Checkbox
        id={id}
        label={alt === '' ? texts.photoTick({ number }) : texts.photoTickOf({ number, alt })}
        value={on}
        onChange={(now) => tick({ found_id, on: now })}
      />
      {mayCover && !isCover && (
        <LinkButton aria-label={say.makeCoverOf({ number })} onClick={() => make(found_id)}>
          {say.makeCover}
        </LinkButton>
      )}
    </chakra.li>
  );
};

export const FoundPhotos = ({ mayCover }: { readonly mayCover: boolean }) => {
  const { offered, chosen } = useUnit({ offered: $offered, chosen: $chosen });
  const [show, all] = useUnit([gridShown, allTicked]);
  useEffect(() => {
    show(true);
    return () => void show(false);
  }, [show]);
  const isWhole = chosen.length === offered.length;
  return (
    <>
      <HStack justifyContent="space-between" flexWrap="wrap">
        <Text as="output">{texts.photosChosen({ count: chosen.length, total: offered.length })}</Text>
        <LinkButton onClick={() => all(!isWhole)}>{isWhole ? texts.photosNobody : texts.photosAll}</LinkButton>
      </HStack>
      <Grid as="ul" aria-label={texts.photosList} gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        {offered.map((photo, index) => (
          <Tile key={photo.found_id} photo={photo} number={index + 1} mayCover={mayCover} />
        ))}
      </Grid>
    </>
  );
};
