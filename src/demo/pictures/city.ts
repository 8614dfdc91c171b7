// The city by the water: rows of towers, their windows, and what shows behind them.
import { box, line, mix, oval, type Point, skyline, width } from './canvas';
import type { Chance } from './chance';
import { wood } from './growth';
import { mirror, range } from './terrain';
import type { Light } from './sky';

const tower = (chance: Chance, light: Light, it: { readonly at: Point; readonly size: Point; readonly fade: number }): string => {
  const [x, y] = it.at;
  const [wide, tall] = it.size;
  const wall = mix(mix(chance.pick(['#5d6f7d', '#8a7767', '#46566b', '#99938a', '#6d5a54']), light.top, 0.25), light.haze, it.fade);
  const lit = light.hour === 'day' ? mix(wall, '#ffffff', 0.3) : '#ffd98a';
  const windows: string[] = [];
  for (let row = y - tall + 16; row < y - 20; row += 26)
    for (let column = x + 9; column < x + wide - 14; column += 22)
      if (chance.in(light.hour === 'day' ? 0.85 : 0.5)) windows.push(`M${column.toFixed()} ${row.toFixed()}h10v13h-10z`);
  return box([x, y - tall], [wide, tall], wall) + `<path d="${windows.join('')}" fill="${lit}" opacity="${(0.85 - it.fade).toFixed(2)}"/>`;
};

/** Towers behind water. */
export const city = (chance: Chance, light: Light): string => {
  const shore = chance.between(690, 740);
  const row = (fade: number, low: number, high: number): string => {
    const towers: string[] = [];
    for (let x = -20; x < width; ) {
      const wide = chance.between(60, 130);
      towers.push(tower(chance, light, { at: [x, shore], size: [wide, chance.between(low, high)], fade }));
      x += wide + chance.between(2, 16);
    }
    return towers.join('');
  };
  const trees = skyline(chance, { level: shore, rough: 6, smooth: 0.5 });
  const needle = chance.in(0.3)
    ? line(
        [
          [860, shore],
          [860, 210],
        ],
        mix(light.rock, light.haze, 0.3),
        12,
      ) + oval([860, 330], [34, 16], mix(light.rock, light.haze, 0.2))
    : '';
  return (
    (chance.in(0.5) ? range(chance, light, 1.7) : '') +
    row(0.55, 180, 400) +
    needle +
    row(0.15, 90, 290) +
    wood(chance, light, { along: trees, count: 60, tall: 52 }) +
    mirror(chance, light, shore + 4)
  );
};
