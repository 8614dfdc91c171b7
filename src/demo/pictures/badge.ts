// A small picture from its name, for people who show one instead of a face: 160 by 160, hills under a sky and one thing in front.
import { disc, line, mix, oval, type Point, polygon } from './canvas';
import { type Chance, chanceOf } from './chance';

const skies = ['#f3c9a0', '#bcd7e4', '#d9e4cf', '#f0d9b8', '#c9c7e0', '#e7b9a4', '#a9c3b4', '#8fb5c4'] as const;
const lands = ['#2f5d57', '#4d6b3f', '#7a5b3a', '#3d5670', '#5b4a6b', '#8a4b3a', '#33524a'] as const;
type Motif = (chance: Chance, dark: string) => string;

const tree = ([x, y]: Point, tall: number, colour: string): string =>
  [0, 0.28, 0.54]
    .map((share) =>
      polygon(
        [
          [x - tall * (0.26 - share * 0.2), y - tall * share],
          [x, y - tall * (share + 0.46)],
          [x + tall * (0.26 - share * 0.2), y - tall * share],
        ],
        colour,
      ),
    )
    .join('');

const motifs: readonly [Motif, ...Motif[]] = [
  (chance, dark) => [38, 62, 80, 104, 124].map((x) => tree([x, 140 + chance.between(-4, 6)], chance.between(46, 78), dark)).join(''),
  (_chance, dark) =>
    `<path d="M28 112q52 26 104 0q-6 24-52 24t-52-24z" fill="#b23b2c"/>${line(
      [
        [70, 118],
        [104, 66],
      ],
      dark,
      4,
    )}`,
  (_chance, dark) =>
    polygon(
      [
        [66, 138],
        [72, 62],
        [88, 62],
        [94, 138],
      ],
      '#fbfaf5',
    ) +
    polygon(
      [
        [69, 106],
        [71, 84],
        [89, 84],
        [91, 106],
      ],
      '#b5392e',
    ) +
    polygon(
      [
        [68, 62],
        [80, 44],
        [92, 62],
      ],
      dark,
    ),
  (_chance, dark) =>
    `${polygon(
      [
        [78, 112],
        [78, 46],
        [118, 112],
      ],
      '#fbfaf5',
    )}${polygon(
      [
        [72, 112],
        [72, 60],
        [44, 112],
      ],
      '#e3c17a',
    )}<path d="M36 116h92q-10 22-46 22t-46-22z" fill="${dark}"/>`,
  (_chance, dark) =>
    polygon(
      [
        [50, 138],
        [50, 96],
        [80, 70],
        [110, 96],
        [110, 138],
      ],
      '#a8452f',
    ) +
    polygon(
      [
        [42, 100],
        [80, 64],
        [118, 100],
      ],
      dark,
    ) +
    polygon(
      [
        [72, 138],
        [72, 112],
        [88, 112],
        [88, 138],
      ],
      '#f4d98a',
    ),
  (_chance, dark) =>
    `<path d="M30 104q40-34 82 0q-42 34-82 0z" fill="${dark}"/>${polygon(
      [
        [108, 104],
        [134, 86],
        [134, 122],
      ],
      dark,
    )}${disc([50, 100], 4, '#fbfaf5')}`,
  (_chance, dark) =>
    `<path d="M44 84h58v36q0 22-29 22t-29-22z" fill="#fbfaf5"/><path d="M102 92h8q14 0 14 14t-14 14h-8" fill="none" stroke="#fbfaf5" stroke-width="7"/><path d="M62 72q-8-10 0-20M82 72q-8-10 0-20" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`,
  (chance, dark) =>
    [
      [48, 58],
      [78, 42],
      [104, 64],
      [70, 78],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x - 15} ${y + chance.whole(-3, 3)}q8-11 15 0q7-11 15 0" fill="none" stroke="${dark}" stroke-width="4.5" stroke-linecap="round"/>`,
      )
      .join(''),
];

const ridge = (chance: Chance, level: number, colour: string): string => {
  const points = Array.from({ length: 7 }, (_, at): Point => [at * 27, level + chance.between(-15, 15)]);
  return polygon([[-2, 162], ...points, [162, 162]], colour);
};

/** Draws the picture of a name. */
export const badge = (name: string): string => {
  const chance = chanceOf(`badge ${name}`);
  const sky = chance.pick(skies);
  const land = chance.pick(lands);
  const sun = disc([chance.between(36, 124), chance.between(30, 58)], chance.between(11, 18), mix(sky, '#fffdf2', 0.75));
  const body = `<rect width="160" height="160" fill="${sky}"/>${sun}${ridge(chance, 92, mix(land, sky, 0.55))}${ridge(chance, 120, mix(land, sky, 0.22))}`;
  const shade = oval([80, 148], [58, 7], mix(land, '#000000', 0.2));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${body}${shade}${chance.pick(motifs)(chance, mix(land, '#101820', 0.45))}</svg>`;
};
