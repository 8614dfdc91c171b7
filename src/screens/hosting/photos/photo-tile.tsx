// One picture of the host's: what it shows, in words, and where it stands among the others.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { photoForm } from '../../../../generated/forms/photoForm';
import type { Photo as PropertyPhoto } from '../../../../generated/model/entities';
import { photoTexts as say } from '../../../../generated/texts/sentences/photoTexts';
import { Button, IconButton } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { editingIcons } from '../../../ui/icons/editing';
import { icons } from '../../../ui/icons/basic';
import { commonIcons } from '../../../ui/icons/common';
import { Badge, HStack } from '../../../ui/layout';
import { Photo } from '../../../ui/photos/photo';
import { TextInput } from '../../../ui/text-input';
import { Text } from '../../../ui/type';
import type { useReorder } from '../../../ui/use-reorder';
import { pictureOf } from '../../shell/property-card/picture-of';
import { photosChanged } from './photos.store';

/** The value of a picture's description field. */
export const words = photoForm.uiSchema.alt as { readonly 'ui:title': string; readonly 'ui:placeholder': string };
const { maxLength } = (photoForm.schema.properties?.['alt'] ?? {}) as { readonly maxLength?: number };

export const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'surface.deep',
  },
});
export const Tile = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    '&[data-dragged]': { opacity: '0.4' },
    '&[data-over]:before': {
      content: '""',
      position: 'absolute',
      top: '0',
      bottom: '0',
      width: '4px',
      borderRadius: 'full',
      bg: 'spruce',
    },
    '&[data-over=before]:before': { insetInlineStart: '-14px' },
    '&[data-over=after]:before': { insetInlineEnd: '-14px' },
  },
});
const Grip = chakra(IconButton, { base: { cursor: 'grab', touchAction: 'none', _active: { cursor: 'grabbing' } } });

export interface PhotoTileProps {
  readonly photo: PropertyPhoto;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly order: ReturnType<typeof useReorder>;
}

const Moving = ({ photo: { photo_id }, at, count, order }: PhotoTileProps) => {
  const change = useUnit(photosChanged);
  const number = at + 1;
  const moveTo = (to: number) => to >= 0 && to < count && to !== at && change({ kind: 'moved', photo_id, to });
  // none is disabled: what was pressed keeps the focus at either end
  return (
    <HStack justifyContent="space-between" flexWrap="wrap" gap="0">
      <HStack gap="0">
        <IconButton
          icon={icons.left}
          label={say.moveEarlier({ number })}
          aria-disabled={at === 0 || undefined}
          onClick={() => moveTo(at - 1)}
        />
        <Grip icon={editingIcons.grip} label={say.grip({ number, count })} {...order.grip(at)} />
        <IconButton
          icon={icons.right}
          label={say.moveLater({ number })}
          aria-disabled={at === count - 1 || undefined}
          onClick={() => moveTo(at + 1)}
        />
      </HStack>
      <Button
        variant="ghost"
        size="sm"
        minHeight="touch"
        aria-label={say.makeCoverOf({ number })}
        aria-disabled={at === 0 || undefined}
        onClick={() => moveTo(0)}
      >
        {say.makeCover}
      </Button>
    </HStack>
  );
};

const Removal = ({ photo: { photo_id }, at }: Pick<PhotoTileProps, 'photo' | 'at'>) => {
  const change = useUnit(photosChanged);
  return (
    <IconButton
      position="absolute"
      top="1"
      insetEnd="1"
      bg="white"
      icon={commonIcons.trash}
      label={say.remove({ number: at + 1 })}
      onClick={() => change({ kind: 'removed', photo_id })}
    />
  );
};

const Words = ({ photo: { photo_id, alt } }: Pick<PhotoTileProps, 'photo'>) => {
  const id = useId();
  const change = useUnit(photosChanged);
  const [typed, setTyped] = useState<string>();
  const kept = () => {
    if (typed !== undefined && typed.trim() !== alt) change({ kind: 'described', photo_id, alt: typed.trim() });
    setTyped(undefined);
  };
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        kept();
      }}
    >
      <Field label={words['ui:title']}>
        <TextInput
          value={typed ?? alt}
          placeholder={words['ui:placeholder']}
          describedBy={alt === '' ? `${id}-needed` : undefined}
          onChange={(text) => setTyped(text.slice(0, maxLength))}
          onBlur={kept}
        />
      </Field>
      {alt === '' && (
        <Text id={`${id}-needed`} textStyle="small" color="notice" marginTop="1">
          {say.describe}
        </Text>
      )}
    </chakra.form>
  );
};

export const PhotoTile = (props: PhotoTileProps) => {
  const { photo, at, order } = props;
  return (
    <Tile {...order.place(at)}>
      <Frame onPointerDown={(event) => event.pointerType === 'mouse' && order.grip(at).onPointerDown(event)}>
        <Photo picture={pictureOf(photo)} sizes="(min-width: 1024px) 340px, 50vw" />
        {at === 0 && (
          <Badge position="absolute" top="3" insetStart="3">
            {say.cover}
          </Badge>
        )}
      </Frame>
      <Removal photo={photo} at={at} />
      <Moving {...props} />
      <Words photo={photo} />
    </Tile>
  );
};
