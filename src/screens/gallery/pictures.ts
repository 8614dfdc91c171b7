// Pictures of the gallery: small landscapes, drawn on the spot.
import type { Picture } from '../../ui/photos/photo';

const scenes = [
  ['#f4d9c6', '#7fa8a0', '#3f6f68', '#20473f', 'A lake below hills at dawn'],
  ['#cfe3ee', '#9bb7c9', '#5d8098', '#2d4a5c', 'Mountains behind a glacier lake'],
  ['#f7e7b8', '#d9b25f', '#a97f3a', '#5c4522', 'Prairie under a wide sky'],
  ['#e3d8ef', '#a796c4', '#6a5a90', '#372f57', 'The coast in the evening'],
  ['#dff0e4', '#8fc2a0', '#4b8c66', '#1f4d38', 'Spruce woods after rain'],
  ['#fbe3dc', '#e39c86', '#b05c4c', '#5f2c2a', 'A red cabin at the water'],
] as const;

const drawn = ([sky, far, near, front]: (typeof scenes)[number]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${sky}"/><circle cx="300" cy="80" r="30" fill="#fff" opacity=".7"/><path d="M0 190L90 100l70 70 80-110 160 130v110H0z" fill="${far}"/><path d="M0 220l120-60 90 50 90-40 100 50v80H0z" fill="${near}"/><path d="M0 260c80-30 160 10 240-10s120-10 160 0v50H0z" fill="${front}"/></svg>`;

export const pictures: readonly Picture[] = scenes.map((scene) => ({
  src: `data:image/svg+xml,${encodeURIComponent(drawn(scene))}`,
  alt: scene[4],
  colour: scene[0],
  caption: scene[4],
}));
