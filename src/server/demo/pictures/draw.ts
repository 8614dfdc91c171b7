// One picture from its name: the same name gives the same bytes for ever.
import { picture } from './canvas';
import { chanceOf } from './chance';
import { landscapes } from './landscapes';
import { rooms } from './rooms';
import { lightOf, sky } from './sky';
import { tundra } from './tundra';

const scenes = { ...landscapes, tundra, ...rooms } as const;
export type Scene = keyof typeof scenes;
export const isScene = (name: string): name is Scene => Object.hasOwn(scenes, name);

/**
 * Draws a scene as an SVG of 1200 by 900. All pictures of one place share its light when their seeds share the part before a colon.
 *
 * @param north whether the place knows polar nights: snow and northern lights become likely.
 */
export const draw = (scene: Scene, seed: string, north = false): string => {
  const light = lightOf(chanceOf(`light ${scene in rooms ? seed.split(':')[0] : seed}`), north);
  const chance = chanceOf(`${scene} ${seed}`);
  const above = sky(chance, light, north);
  return picture({ defs: above.defs, body: (scene in rooms ? '' : above.body) + scenes[scene](chance, light) });
};
