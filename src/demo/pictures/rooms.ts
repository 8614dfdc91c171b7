// The rooms inside: living room, bedroom, kitchen and bath, each with a view of where the place stands.
import { box, disc, height, line, mix, faint, oval, type Point, polygon, skyline, width } from './canvas';
import type { Chance } from './chance';
import { wood } from './growth';
import type { Light } from './sky';

interface Room {
  readonly wall: string;
  readonly floor: string;
  readonly timber: string;
  readonly fabric: string;
  readonly accent: string;
  readonly dim: number;
}
export type Interior = (chance: Chance, light: Light) => string;

export const roomOf = (chance: Chance, light: Light): Room => {
  const dim = light.hour === 'night' ? 0.32 : light.hour === 'dusk' ? 0.16 : 0.02;
  const shade = (colour: string): string => mix(colour, '#1b2233', dim);
  return {
    dim,
    wall: shade(chance.pick(['#efe8dc', '#e2e8e4', '#dfe3e8', '#e9dccb', '#cfd9d2', '#d8c9b4', '#bccac9'])),
    floor: shade(chance.pick(['#b78f63', '#9c7650', '#c9a77c', '#8b6a4d', '#a9a39b'])),
    timber: shade(chance.pick(['#7a5638', '#94683f', '#5d4330', '#b08a5c', '#4d4a47'])),
    fabric: shade(chance.pick(['#2f5d57', '#8a4b3a', '#4b5f7d', '#c6a15b', '#6f7f62', '#b9b2a6', '#39434f', '#a86b5b'])),
    accent: shade(chance.pick(['#d98a4e', '#e3c17a', '#4d8078', '#b5533f', '#7f9bb3', '#e8e1d4'])),
  };
};

export const shell = (room: Room): string => {
  const boards = Array.from({ length: 13 }, (_, at) =>
    line(
      [
        [600 + (at - 6) * 100, 640],
        [600 + (at - 6) * 230, height],
      ],
      mix(room.floor, '#000000', 0.12),
      2,
    ),
  ).join('');
  return (
    box([0, 0], [width, 650], room.wall) +
    box([0, 640], [width, 260], room.floor) +
    boards +
    box([0, 628], [width, 16], mix(room.wall, '#ffffff', 0.5))
  );
};

export const view = (chance: Chance, light: Light, frame: { readonly at: Point; readonly size: Point; readonly name: string }): string => {
  const [x, y] = frame.at;
  const [wide, tall] = frame.size;
  const hills = skyline(chance, { level: y + tall * 0.62, rough: tall * 0.3, smooth: 0.52 });
  const near = skyline(chance, { level: y + tall * 0.86, rough: tall * 0.1, smooth: 0.5 });
  const below = (points: readonly Point[], colour: string): string =>
    polygon([...points, [width, y + tall + 40], [0, y + tall + 40]], colour);
  const scene =
    box([x, y], [wide, tall], 'url(#sky)') +
    disc([x + wide * chance.between(0.2, 0.8), y + tall * 0.28], 24, light.glow) +
    below(hills, mix(light.rock, light.haze, 0.4)) +
    below(near, light.leaf) +
    wood(chance, light, { along: near, from: x, to: x + wide, count: Math.round(wide / 22), tall: tall * 0.26 });
  const bars = Math.max(1, Math.round(wide / 220));
  const cross = Array.from({ length: bars - 1 }, (_, at) =>
    line(
      [
        [x + (wide * (at + 1)) / bars, y],
        [x + (wide * (at + 1)) / bars, y + tall],
      ],
      '#f7f3ea',
      10,
    ),
  ).join('');
  return `<clipPath id="${frame.name}"><rect x="${x}" y="${y}" width="${wide}" height="${tall}"/></clipPath>${box([x - 14, y - 14], [wide + 28, tall + 28], '#f7f3ea')}<g clip-path="url(#${frame.name})">${scene}</g>${cross}${box([x - 22, y + tall + 12], [wide + 44, 16], '#efe9dd')}`;
};

const lamp = (light: Light, [x, y]: Point, room: Room): string => {
  const on = light.hour === 'night' || light.hour === 'dusk';
  return (
    (on ? faint(disc([x, y - 190], 150, '#ffdf9b'), 0.22) : '') +
    line(
      [
        [x, y],
        [x, y - 170],
      ],
      mix(room.timber, '#000000', 0.3),
      7,
    ) +
    oval([x, y], [34, 8], mix(room.timber, '#000000', 0.3)) +
    polygon(
      [
        [x - 30, y - 232],
        [x + 30, y - 232],
        [x + 54, y - 160],
        [x - 54, y - 160],
      ],
      on ? '#ffe7b0' : '#f4ecdc',
    )
  );
};

const plant = (chance: Chance, [x, y]: Point, room: Room): string => {
  const green = mix(chance.pick(['#3f7356', '#5c8a5a', '#2f5d4b']), '#1b2233', room.dim);
  const leaves = Array.from({ length: 9 }, () => {
    const lean = chance.between(-80, 80);
    return `<path d="M${x.toFixed()} ${(y - 70).toFixed()}q${(lean * 0.3).toFixed()} -90 ${lean.toFixed()} ${(-100 - chance.between(0, 80)).toFixed()}q${(-lean * 0.1).toFixed()} 80 ${(-lean).toFixed()} ${(110 + chance.between(0, 60)).toFixed()}z" fill="${mix(green, '#ffffff', chance.between(0, 0.16))}"/>`;
  }).join('');
  return (
    leaves +
    polygon(
      [
        [x - 36, y - 78],
        [x + 36, y - 78],
        [x + 26, y],
        [x - 26, y],
      ],
      room.accent,
    )
  );
};

export const art = (chance: Chance, [x, y]: Point, room: Room): string => {
  const hill = (level: number, colour: string): string =>
    `<path d="M${x + 10} ${y + level}q45 -${chance.whole(14, 50)} 90 0t50 ${chance.whole(-20, 8)}v${140 - level - 10}h-140z" fill="${colour}"/>`;
  return (
    box([x, y], [160, 150], room.timber) +
    box([x + 10, y + 10], [140, 130], mix(room.accent, '#ffffff', 0.7)) +
    disc([x + chance.between(40, 120), y + 46], 18, room.accent) +
    hill(84, mix(room.fabric, '#ffffff', 0.3)) +
    hill(112, room.fabric)
  );
};

export const rug = (room: Room, [x, y]: Point, size: Point): string =>
  faint(oval([x, y], size, room.accent), 0.8) +
  faint(oval([x, y], [size[0] * 0.82, size[1] * 0.8], mix(room.accent, '#ffffff', 0.4)), 0.8) +
  faint(oval([x, y], [size[0] * 0.62, size[1] * 0.58], room.accent), 0.7);

const living: Interior = (chance, light) => {
  const room = roomOf(chance, light);
  const x = chance.between(220, 420);
  const cushion = (at: number, colour: string): string =>
    `<rect x="${x + at}" y="560" width="96" height="92" rx="18" fill="${colour}" transform="rotate(${chance.whole(-10, 10)} ${x + at + 48} 606)"/>`;
  const sofa =
    `<rect x="${x}" y="500" width="560" height="170" rx="34" fill="${room.fabric}"/><rect x="${x - 34}" y="570" width="92" height="150" rx="30" fill="${mix(room.fabric, '#000000', 0.1)}"/><rect x="${x + 502}" y="570" width="92" height="150" rx="30" fill="${mix(room.fabric, '#000000', 0.1)}"/><rect x="${x + 30}" y="620" width="500" height="92" rx="20" fill="${mix(room.fabric, '#ffffff', 0.1)}"/>` +
    cushion(66, room.accent) +
    cushion(396, mix(room.accent, '#ffffff', 0.4));
  const table =
    oval([x + 280, 800], [190, 40], room.timber) +
    oval([x + 280, 792], [190, 38], mix(room.timber, '#ffffff', 0.18)) +
    box([x + 240, 776], [70, 14], room.accent) +
    disc([x + 340, 778], 16, '#f4ecdc');
  return (
    shell(room) +
    view(chance, light, { at: [x - 60, 110], size: [chance.between(560, 700), 300], name: 'pane' }) +
    rug(room, [x + 280, 800], [400, 70]) +
    lamp(light, [x + 690, 720], room) +
    sofa +
    table +
    plant(chance, [x - 130, 740], room)
  );
};

const bedroom: Interior = (chance, light) => {
  const room = roomOf(chance, light);
  const x = chance.between(330, 420);
  const linen = mix('#f6f2ea', '#1b2233', room.dim);
  const pillow = (at: number): string =>
    `<rect x="${x + at}" y="480" width="180" height="90" rx="30" fill="${linen}"/><rect x="${x + at + 30}" y="512" width="130" height="70" rx="22" fill="${mix(room.accent, '#ffffff', 0.2)}"/>`;
  const stand = (at: number): string =>
    box([at, 590], [110, 120], room.timber) +
    line(
      [
        [at + 10, 648],
        [at + 100, 648],
      ],
      mix(room.timber, '#000000', 0.3),
      4,
    );
  return (
    shell(room) +
    view(chance, light, { at: chance.in(0.5) ? [80, 120] : [870, 120], size: [240, 340], name: 'pane' }) +
    art(chance, [x + 160, 160], room) +
    rug(room, [x + 240, 830], [470, 70]) +
    `<rect x="${x - 20}" y="370" width="520" height="260" rx="26" fill="${room.timber}"/>` +
    pillow(40) +
    pillow(260) +
    `<path d="M${x - 24} 600q264 -60 528 0l36 210h-600z" fill="${linen}"/><path d="M${x - 38} 690q278 -50 556 0l24 140h-604z" fill="${room.fabric}"/>` +
    stand(x - 160) +
    stand(x + 530) +
    lamp(light, [x - 105, 590], room) +
    lamp(light, [x + 585, 590], room)
  );
};

const stool = (room: Room, at: number): string =>
  oval([at, 700], [52, 14], room.timber) +
  line(
    [
      [at - 30, 706],
      [at - 44, 850],
    ],
    room.timber,
    9,
  ) +
  line(
    [
      [at + 30, 706],
      [at + 44, 850],
    ],
    room.timber,
    9,
  );

const kitchen: Interior = (chance, light) => {
  const room = roomOf(chance, light);
  const cupboard = (at: number, y: number, tall: number): string =>
    box([at, y], [148, tall], room.fabric) +
    `<rect x="${at + 12}" y="${y + 12}" width="124" height="${tall - 24}" fill="none" stroke="${mix(room.fabric, '#ffffff', 0.25)}" stroke-width="4"/>` +
    disc([at + 128, y + tall / 2], 6, room.accent);
  const x = chance.between(360, 480);
  const pendant = (at: number): string =>
    line(
      [
        [at, 0],
        [at, 190],
      ],
      '#3a3a3a',
      4,
    ) +
    `<path d="M${at - 46} 250q46 -110 92 0z" fill="${room.accent}"/>` +
    (light.hour === 'day' || light.hour === 'dawn' ? '' : faint(disc([at, 258], 80, '#ffdf9b'), 0.3));
  return (
    shell(room) +
    view(chance, light, { at: [x, 150], size: [380, 250], name: 'pane' }) +
    [0, 1].map((at) => cupboard(x - 330 + at * 152, 110, 250)).join('') +
    [0, 1].map((at) => cupboard(x + 430 + at * 152, 110, 250)).join('') +
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) => cupboard(at * 152 - 8, 500, 150)).join('') +
    box([-10, 478], [width + 20, 24], mix('#f2efe8', '#1b2233', room.dim)) +
    plant(chance, [x + 60, 482], { ...room }) +
    box([170, 604], [860, 30], mix('#f2efe8', '#1b2233', room.dim)) +
    box([210, 634], [780, 230], mix(room.fabric, '#000000', 0.15)) +
    stool(room, 330) +
    stool(room, 540) +
    stool(room, 750) +
    pendant(400) +
    pendant(600) +
    pendant(800)
  );
};

const bath: Interior = (chance, light) => {
  const room = roomOf(chance, light);
  const tiles =
    Array.from({ length: 15 }, (_, at) =>
      faint(
        line(
          [
            [at * 86, 0],
            [at * 86, 640],
          ],
          '#ffffff',
          3,
        ),
        0.35,
      ),
    ).join('') +
    Array.from({ length: 8 }, (_, at) =>
      faint(
        line(
          [
            [0, at * 86],
            [width, at * 86],
          ],
          '#ffffff',
          3,
        ),
        0.35,
      ),
    ).join('');
  const x = chance.between(260, 460);
  const white = mix('#fbfaf7', '#1b2233', room.dim);
  return (
    shell({ ...room, wall: mix(room.fabric, '#ffffff', 0.62) }) +
    tiles +
    view(chance, light, { at: [x + 20, 110], size: [460, 270], name: 'pane' }) +
    rug(room, [x + 250, 850], [330, 40]) +
    `<path d="M${x} 560h520q-10 230-110 230h-300q-100 0-110-230z" fill="${white}"/><rect x="${x - 24}" y="540" width="568" height="34" rx="17" fill="${mix(white, '#000000', 0.05)}"/><path d="M${x + 470} 540v-90q0-34-44-34" fill="none" stroke="${room.accent}" stroke-width="14"/>` +
    plant(chance, [x - 120, 800], room) +
    box([x + 610, 560], [150, 220], room.timber) +
    box([x + 630, 520], [110, 40], white) +
    box([x + 636, 486], [98, 34], room.accent)
  );
};

export const rooms = { living, bedroom, kitchen, bath } as const;
