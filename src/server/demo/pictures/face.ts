// A small portrait from its name, for the people of the demo: 160 by 160, no likeness of anybody.
import { chanceOf } from './chance';
import { disc, mix, oval, polygon } from './canvas';

const skins = ['#f3d3b6', '#e8bd97', '#d29f74', '#b57e55', '#8f5d3c', '#6b4430'] as const;
const hairs = ['#2b2320', '#4a3527', '#7a5230', '#b58a4f', '#8e8a86', '#d8d3cb', '#8c3f26'] as const;
const cloths = ['#2f5d57', '#8a4b3a', '#4b5f7d', '#c6a15b', '#6f7f62', '#39434f', '#a86b5b', '#5b4a6b'] as const;
const grounds = ['#d5e3dc', '#e8dcc8', '#d7dfe8', '#ead6cd', '#dfe3d0', '#cfdadd'] as const;

/** Draws the portrait of a name. */
export const face = (name: string): string => {
  const chance = chanceOf(`face ${name}`);
  const skin = chance.pick(skins);
  const hair = chance.pick(hairs);
  const cloth = chance.pick(cloths);
  const back = chance.pick(grounds);
  const long = chance.in(0.45);
  const glasses = chance.in(0.25);
  const cap = chance.in(0.16);
  const head = oval([80, 72], [27, 33], skin);
  const crown = cap
    ? `<path d="M50 62q0-34 30-34t30 34z" fill="${cloth}"/>${oval([80, 62], [34, 6], mix(cloth, '#000000', 0.2))}`
    : `<path d="M51 70q-4-42 29-42t29 42q-8-${chance.whole(14, 26)}-${chance.whole(24, 34)}-${chance.whole(16, 24)}q-12 12-${chance.whole(22, 28)} 22z" fill="${hair}"/>`;
  const eyes = disc([70, 74], 2.6, '#2a2422') + disc([90, 74], 2.6, '#2a2422');
  const frames = glasses
    ? '<g fill="none" stroke="#3b3430" stroke-width="2"><circle cx="70" cy="74" r="8"/><circle cx="90" cy="74" r="8"/><path d="M78 74h4"/></g>'
    : '';
  const mouth = `<path d="M71 89q9 ${chance.whole(4, 8)} 18 0" fill="none" stroke="${mix(skin, '#5a2f22', 0.6)}" stroke-width="2.4" stroke-linecap="round"/>`;
  const shoulders = `<path d="M22 160q4-48 58-48t58 48z" fill="${cloth}"/>`;
  const neck = polygon(
    [
      [69, 96],
      [91, 96],
      [95, 120],
      [65, 120],
    ],
    mix(skin, '#5a2f22', 0.12),
  );
  const body =
    `<rect width="160" height="160" fill="${back}"/>` +
    (long ? oval([80, 86], [38, 48], hair) : '') +
    shoulders +
    neck +
    head +
    crown +
    eyes +
    frames +
    mouth;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${body}</svg>`;
};
