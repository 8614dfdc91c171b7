// The wide views: mountains, lake, coast, prairie, cabin in the woods, city.
import { box, faint, ground, height, levelAt, mix, oval, type Point, polygon, skyline, width } from './canvas';
import type { Chance } from './chance';
import { hut, wood } from './growth';
import type { Light } from './sky';
import { mirror, range } from './terrain';
import { city } from './city';

export type Landscape = (chance: Chance, light: Light) => string;

const pier = (chance: Chance, light: Light): string => {
  const x = chance.between(260, 860);
  const timber = mix('#8a6a4a', light.top, light.hour === 'night' ? 0.5 : 0.12);
  const planks = Array.from({ length: 9 }, (_, at) => {
    const share = at / 9;
    const wide = 70 + share * 110;
    return polygon(
      [
        [x - wide / 2, 660 + at * 27],
        [x + wide / 2, 660 + at * 27],
        [x + wide / 2 + 8, 682 + at * 27],
        [x - wide / 2 - 8, 682 + at * 27],
      ],
      mix(timber, '#000000', at % 2 ? 0.08 : 0),
    );
  });
  return planks.join('');
};

const canoe = (chance: Chance, light: Light): string => {
  const [x, y] = [chance.between(160, 940), chance.between(640, 740)];
  const red = mix('#b23b2c', light.top, light.hour === 'night' ? 0.5 : 0.1);
  return (
    faint(oval([x + 65, y + 16], [84, 6], light.top), 0.35) +
    `<path d="M${x} ${y}q65 34 130 0q-6 26-65 26t-65-26z" fill="${red}"/><path d="M${x + 8} ${y + 4}q57 20 114 0" fill="none" stroke="#f3e2c3" stroke-width="3"/>`
  );
};

const mountains: Landscape = (chance, light) => {
  const hill = skyline(chance, { level: 590, rough: 90, smooth: 0.5 });
  const meadow = skyline(chance, { level: 760, rough: 50, smooth: 0.45 });
  return (
    range(chance, light, 1.6) +
    range(chance, light, 0.8) +
    range(chance, light, 0.1) +
    ground(hill, mix(light.leaf, light.haze, 0.35)) +
    wood(chance, light, { along: hill, count: 90, tall: 70, fade: 0.3 }) +
    ground(meadow, light.grass) +
    wood(chance, light, { along: meadow, count: 26, tall: 190 }) +
    (chance.in(0.5) ? hut(chance, light, { at: [chance.between(220, 760), 846], wide: chance.between(190, 260) }) : '')
  );
};

const lake: Landscape = (chance, light) => {
  const shore = chance.between(560, 610);
  const far = skyline(chance, { level: shore - 90, rough: 80, smooth: 0.5 });
  const near = skyline(chance, { level: shore - 22, rough: 26, smooth: 0.5 });
  const bank = skyline(chance, { level: 880, rough: 70, smooth: 0.5 });
  return (
    (chance.in(0.7) ? range(chance, light, 1.2) : '') +
    ground(far, mix(light.leaf, light.haze, 0.5)) +
    wood(chance, light, { along: far, count: 110, tall: 46, fade: 0.45 }) +
    ground(near, mix(light.leaf, light.haze, 0.15)) +
    wood(chance, light, { along: near, count: 80, tall: 96, fade: 0.1 }) +
    (chance.in(0.55) ? hut(chance, light, { at: [chance.between(120, 900), shore + 4], wide: chance.between(110, 160) }) : '') +
    mirror(chance, light, shore) +
    (chance.in(0.5) ? pier(chance, light) : canoe(chance, light)) +
    wood(chance, light, { along: bank, count: 9, tall: 330, ...(chance.in(0.5) ? { to: 300 } : { from: 900 }) })
  );
};

const lighthouse = (light: Light, foot: Point): string => {
  const [x, y] = foot;
  const white = mix('#fbfaf5', light.top, light.hour === 'night' ? 0.4 : 0.05);
  const red = mix('#b5392e', light.top, light.hour === 'night' ? 0.35 : 0.05);
  const beam =
    light.hour === 'night'
      ? faint(
          polygon(
            [
              [x, y - 226],
              [x - 620, y - 330],
              [x - 620, y - 170],
            ],
            light.glow,
          ),
          0.2,
        )
      : '';
  return (
    beam +
    polygon(
      [
        [x - 34, y],
        [x - 22, y - 200],
        [x + 22, y - 200],
        [x + 34, y],
      ],
      white,
    ) +
    polygon(
      [
        [x - 30, y - 60],
        [x - 26, y - 110],
        [x + 26, y - 110],
        [x + 30, y - 60],
      ],
      red,
    ) +
    box([x - 28, y - 212], [56, 12], red) +
    box([x - 17, y - 246], [34, 34], light.hour === 'day' ? '#cfe3ea' : '#ffe9a8') +
    polygon(
      [
        [x - 26, y - 246],
        [x, y - 280],
        [x + 26, y - 246],
      ],
      red,
    )
  );
};

const coast: Landscape = (chance, light) => {
  const sea = chance.between(470, 520);
  const left = chance.in(0.5);
  const cliff = skyline(chance, { level: 560, rough: 120, smooth: 0.5 }).map(
    ([x, y]): Point => [x, y + (left ? x : width - x) * 0.42 - 60],
  );
  const waves = Array.from({ length: 26 }, () => {
    const y = chance.between(sea + 20, height);
    const [x, long] = [chance.between(-40, width), chance.between(50, 200)];
    return `<path d="M${x.toFixed()} ${y.toFixed()}q${(long / 4).toFixed()} -8 ${(long / 2).toFixed()} 0t${(long / 2).toFixed()} 0" fill="none" stroke="${mix(light.low, '#ffffff', 0.5)}" stroke-width="3" opacity="0.5"/>`;
  }).join('');
  const at = left ? chance.between(120, 330) : chance.between(870, 1080);
  const rocks = Array.from({ length: 6 }, () =>
    oval(
      [chance.between(100, 1100), chance.between(700, 880)],
      [chance.between(30, 90), chance.between(14, 34)],
      mix(light.rock, '#1d2a30', 0.3),
    ),
  ).join('');
  const islands = skyline(chance, { level: sea + 6, rough: 60, smooth: 0.5 });
  return (
    polygon([...islands.filter(([, y]) => y < sea), [width, sea], [0, sea]], mix(light.leaf, light.haze, 0.6)) +
    box([-10, sea], [width + 20, height], light.water) +
    waves +
    rocks +
    ground(cliff, mix(light.rock, '#4b3a30', 0.25)) +
    faint(
      ground(
        cliff.map(([x, y]): Point => [x, y - 8]),
        light.grass,
      ),
      0.55,
    ) +
    (chance.in(0.5)
      ? lighthouse(light, [at, levelAt(cliff, at) + 6])
      : hut(chance, light, { at: [at - 80, levelAt(cliff, at) + 14], wide: 170 })) +
    wood(chance, light, { along: cliff, count: 12, tall: 90, ...(left ? { to: 420 } : { from: 780 }) })
  );
};

const elevator = (chance: Chance, light: Light, [x, y]: Point): string => {
  const red = mix(chance.pick(['#a5402f', '#5d6d54', '#c7a04b', '#49606f']), light.top, light.hour === 'night' ? 0.45 : 0.08);
  return (
    box([x, y - 190], [110, 190], red) +
    polygon(
      [
        [x - 10, y - 188],
        [x + 26, y - 236],
        [x + 84, y - 236],
        [x + 120, y - 188],
      ],
      mix(red, '#000000', 0.25),
    ) +
    box([x + 30, y - 282], [50, 52], red) +
    polygon(
      [
        [x + 22, y - 280],
        [x + 55, y - 308],
        [x + 88, y - 280],
      ],
      mix(red, '#000000', 0.3),
    ) +
    box([x + 110, y - 74], [84, 74], mix(red, '#000000', 0.12))
  );
};

const prairie: Landscape = (chance, light) => {
  const horizon = chance.between(520, 580);
  const hills = skyline(chance, { level: horizon, rough: 26, smooth: 0.5 });
  const gold = light.season === 'winter' ? light.grass : mix('#d7ae4f', light.top, light.hour === 'night' ? 0.6 : 0.08);
  const vanishing: Point = [chance.between(300, 900), horizon + 6];
  const rows = Array.from({ length: 17 }, (_, at) => {
    const x = -500 + at * 140;
    return faint(polygon([vanishing, [x, height + 10], [x + 72, height + 10]], mix(gold, at % 2 ? '#6f5a24' : light.grass, 0.24)), 0.5);
  }).join('');
  const x = chance.between(140, 860);
  return (
    ground(hills, mix(light.grass, light.haze, 0.5)) +
    box([-10, horizon + 10], [width + 20, height], gold) +
    rows +
    wood(chance, light, { along: hills.map(([px, py]): Point => [px, py + 14]), count: 16, tall: 46, fade: 0.3 }) +
    (chance.in(0.5) ? elevator(chance, light, [x, horizon + 34]) : hut(chance, light, { at: [x, horizon + 70], wide: 200 }))
  );
};

const cabin: Landscape = (chance, light) => {
  const back = skyline(chance, { level: 560, rough: 80, smooth: 0.5 });
  const floor = skyline(chance, { level: 770, rough: 30, smooth: 0.5 });
  const wide = chance.between(380, 500);
  const x = chance.between(240, 880 - wide / 2);
  const path: Point[] = [
    [x + wide * 0.43, 800],
    [x + wide * 0.58, 800],
    [x + wide * 0.58 + chance.between(40, 200), 910],
    [x + wide * 0.2, 910],
  ];
  return (
    range(chance, light, 1.4) +
    ground(back, mix(light.leaf, light.haze, 0.4)) +
    wood(chance, light, { along: back, count: 70, tall: 130, fade: 0.35 }) +
    ground(floor, light.grass) +
    wood(chance, light, { along: floor, count: 18, tall: 330, to: x - 20 }) +
    wood(chance, light, { along: floor, count: 18, tall: 330, from: x + wide + 20 }) +
    polygon(path, mix(light.grass, '#cdb891', 0.6)) +
    hut(chance, light, { at: [x, 806], wide })
  );
};

export const landscapes = { mountains, lake, coast, prairie, cabin, city } as const;
