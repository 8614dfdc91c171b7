// Bedrooms with other beds than one for two: bunks, and two single beds.
import { box, mix } from './canvas';
import { art, type Interior, roomOf, rug, shell, view } from './rooms';

const linenOf = (dim: number): string => mix('#f6f2ea', '#1b2233', dim);

const bunks: Interior = (chance, light) => {
  const room = roomOf(chance, light);
  const x = chance.between(330, 420);
  const linen = linenOf(room.dim);
  const dark = mix(room.timber, '#000000', 0.22);
  const berth = (y: number): string =>
    `<rect x="${x + 16}" y="${y}" width="508" height="62" rx="16" fill="${linen}"/>` +
    `<rect x="${x + 34}" y="${y - 30}" width="130" height="56" rx="22" fill="${mix(room.accent, '#ffffff', 0.2)}"/>` +
    `<path d="M${x + 190} ${y - 6}h334v74h-350z" fill="${room.fabric}"/>` +
    box([x, y + 56], [540, 34], room.timber);
  const post = (at: number): string => box([at, 270], [28, 560], room.timber);
  const rung = (y: number): string => box([x + 420, y], [92, 12], dark);
  return (
    shell(room) +
    view(chance, light, { at: chance.in(0.5) ? [60, 120] : [940, 120], size: [220, 320], name: 'pane' }) +
    rug(room, [x + 260, 850], [430, 60]) +
    berth(400) +
    berth(680) +
    box([x, 350], [360, 20], room.timber) +
    post(x - 12) +
    post(x + 524) +
    box([x + 408, 330], [14, 500], dark) +
    box([x + 510, 330], [14, 500], dark) +
    [400, 480, 560, 640, 720].map(rung).join('')
  );
};

const twins: Interior = (chance, light) => {
  const room = roomOf(chance, light);
  const linen = linenOf(room.dim);
  const bed = (x: number): string =>
    `<rect x="${x - 14}" y="400" width="288" height="230" rx="24" fill="${room.timber}"/>` +
    `<rect x="${x + 34}" y="486" width="192" height="92" rx="30" fill="${mix(room.accent, '#ffffff', 0.35)}"/>` +
    `<path d="M${x - 16} 604q146 -40 292 0l22 206h-336z" fill="${linen}"/><path d="M${x - 26} 690q156 -36 312 0l16 140h-344z" fill="${room.fabric}"/>`;
  const x = chance.between(190, 230);
  return (
    shell(room) +
    view(chance, light, { at: [490, 110], size: [220, 260], name: 'pane' }) +
    art(chance, [x + 60, 150], room) +
    rug(room, [600, 850], [520, 60]) +
    bed(x) +
    bed(x + 500) +
    box([x + 325, 590], [120, 130], room.timber)
  );
};

export const bedrooms = { bunks, twins } as const;
