// One picture of a property, as everybody sees it.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { id, integer, list, text } from 'spec-to-app/shapes';

/** The files that a camera or a program makes of a picture. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const;

export const PictureFile = shape({
  source: decision('section 20: pictures that two people show each other have no public address'),
  called: 'file of a picture',
  says: 'A picture that only some people may see, as a file',
  fields: { jpeg: text({ says: 'The picture in base64: the calls of a page carry text' }) },
});

export const FoundPhoto = shape({
  source: decision(
    'section 13: pictures of a listing elsewhere are looked at before they are taken, and only those that are ticked come over',
  ),
  called: 'found photo',
  says: 'A picture that the page of a connected listing names, before it is copied',
  fields: {
    found_id: text({ pattern: '^[0-9a-f]{16}$', says: 'Follows from its address', example: '5f9fce1a2b3c4d5e' }),
    alt: text({ max: 200, says: 'What the page says it shows' }),
  },
});

export const Photo = shape({
  source: decision('section 12: guests judge by pictures; each says in words what it shows'),
  called: 'photo',
  says: 'One picture of a property',
  fields: {
    photo_id: id(),
    url: text({ max: 2048, example: '/media/drawn/lake/whistler-1.svg' }),
    alt: text({ max: 200, says: 'What the picture shows, in words', example: 'A log cabin by a lake at dusk' }),
    width: integer({ min: 1 }),
    height: integer({ min: 1 }),
    widths: list(integer({ min: 1 }), {
      max: 10,
      says: 'How wide it is kept, as AVIF and as JPEG: with 480 in place of the width at the end of its url, `-480.avif` and `-480.jpg`; none where it has one form for every screen',
    }),
    colour: text({ pattern: '^#[0-9a-f]{6}$', says: 'Fills the space until the picture is there', example: '#5f9fce' }),
  },
});
