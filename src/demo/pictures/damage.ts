// The pictures of the demo's claim: a floor lamp that fell, and its shade from close by.
import { box, line, mix, oval, type Point, picture, polygon } from './canvas';
import { type Chance, chanceOf } from './chance';
import { roomOf, rug, shell, view } from './rooms';
import { lightOf, sky, type Light } from './sky';

type View = (chance: Chance, light: Light) => string;
const brass = '#6b5233';
const linen = '#f4ecdc';

const shards = (chance: Chance, [x, y]: Point, reach: Point): string =>
  Array.from({ length: 16 }, () => {
    const at: Point = [x + chance.between(-reach[0], reach[0]), y + chance.between(-reach[1], reach[1])];
    const size = chance.between(12, 38);
    const corner = (): Point => [at[0] + chance.between(-size, size), at[1] + chance.between(-size, size) * 0.6];
    return polygon([corner(), corner(), corner()], mix('#ffffff', '#9fb6bf', chance.between(0, 0.6)));
  }).join('');
const crack = (points: readonly Point[]): string => line(points, '#7a6a52', 5);

const fallen: View = (chance, light) => {
  const room = roomOf(chance, light);
  const shade: readonly Point[] = [
    [770, 664],
    [850, 640],
    [930, 800],
    [790, 812],
  ];
  return (
    shell(room) +
    view(chance, light, { at: [120, 110], size: [520, 300], name: 'pane' }) +
    rug(room, [560, 800], [430, 70]) +
    oval([300, 770], [26, 62], mix(brass, '#000000', 0.2)) +
    line(
      [
        [310, 768],
        [800, 734],
      ],
      brass,
      14,
    ) +
    polygon(shade, linen) +
    crack([
      [788, 690],
      [836, 716],
      [818, 752],
      [880, 790],
    ]) +
    shards(chance, [960, 800], [120, 50])
  );
};

const close: View = (chance, light) => {
  const { floor } = roomOf(chance, light);
  const boards = [0, 1, 2, 3, 4].map((at) => box([0, at * 190], [1200, 6], mix(floor, '#000000', 0.18))).join('');
  return (
    box([0, 0], [1200, 900], floor) +
    boards +
    line(
      [
        [-20, 520],
        [420, 470],
      ],
      brass,
      34,
    ) +
    polygon(
      [
        [400, 300],
        [560, 220],
        [960, 560],
        [620, 760],
      ],
      linen,
    ) +
    polygon(
      [
        [720, 420],
        [800, 424],
        [830, 520],
        [742, 546],
      ],
      mix(floor, '#000000', 0.45),
    ) +
    crack([
      [480, 290],
      [600, 380],
      [640, 350],
      [724, 424],
    ]) +
    crack([
      [742, 546],
      [700, 620],
      [730, 690],
    ]) +
    shards(chance, [880, 720], [240, 130])
  );
};

const views: { readonly [name in 'fallen' | 'close']: View } = { fallen, close };
export type DamageView = keyof typeof views;
export const damageViews: readonly DamageView[] = ['fallen', 'close'];

/** Draws one as an SVG of 1200 by 900. */
export const damage = (name: DamageView): string => {
  const light = lightOf(chanceOf('light claim'), false);
  return picture({ defs: sky(chanceOf('sky claim'), light, false).defs, body: views[name](chanceOf(`claim ${name}`), light) });
};
