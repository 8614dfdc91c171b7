// A picture in its frame: a browser is offered every width of it, in the smaller format first.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Photo } from '../../../src/ui/photos/photo';
import { pictureOf } from '../../../src/screens/shell/property-card/picture-of';
import { rendered } from '../../support/rendered';

const photo = {
  photo_id: 'p-1',
  url: '/media/photo/ab-1200.jpg',
  alt: 'The dock',
  width: 1200,
  height: 900,
  widths: [480, 1200],
  colour: '#335577',
};

test('one that is kept in several widths is offered in each, as AVIF and as JPEG', () => {
  rendered(<Photo picture={pictureOf(photo)} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'The dock' });
  expect(image.getAttribute('srcset')).toBe('/media/photo/ab-480.jpg 480w, /media/photo/ab-1200.jpg 1200w');
  expect([image.getAttribute('src'), image.getAttribute('sizes')]).toEqual(['/media/photo/ab-1200.jpg', '50vw']);
  const source = image.parentElement?.querySelector('source');
  expect(source?.getAttribute('srcset')).toBe('/media/photo/ab-480.avif 480w, /media/photo/ab-1200.avif 1200w');
  expect([source?.getAttribute('type'), source?.getAttribute('sizes')]).toEqual(['image/avif', '50vw']);
});

test('one that has one form for every screen stands alone', () => {
  const { container } = rendered(<Photo picture={pictureOf({ ...photo, url: '/media/drawn/lake/a-1.svg', widths: [] })} />);
  expect(screen.getByRole('img').getAttribute('srcset')).toBeNull();
  expect(container.querySelector('picture')).toBeNull();
});
