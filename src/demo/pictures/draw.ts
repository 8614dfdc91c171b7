// One picture from its name: the same name gives the same bytes for ever.
import { bedrooms } from './bedrooms';
import { picture } from './canvas';
import { chanceOf } from './chance';
import { landscapes } from './landscapes';
import { rooms } from './rooms';
import { lightOf, sky } from './sky';
import { town } from './town';
import { tundra } from './tundra';

const inside = { ...rooms, ...bedrooms } as const;
const scenes = { ...landscapes, town, tundra, ...inside } as const;
export type Scene = keyof typeof scenes;
/** Whether a scene is inside the house. */
export const isRoom = (scene: Scene): boolean => scene in inside;
export const isScene = (name: string): name is Scene => Object.hasOwn(scenes, name);

/** The land that a picture is of. */
export interface Land {
  /** It knows polar nights: snow and northern lights become likely. */
  readonly north?: boolean;
  /** It has hills where others have mountains. */
  readonly flat?: boolean;
}

/** Draws a scene as an SVG of 1200 by 900. All rooms of one place share its light: that of the seed before a colon. */
export const draw = (scene: Scene, seed: string, land: Land = {}): string => {
  const { north = false, flat = false } = land;
  const light = { ...lightOf(chanceOf(`light ${scene in inside ? seed.split(':')[0] : seed}`), north), flat };
  const chance = chanceOf(`${scene} ${seed}`);
  const above = sky(chance, light, north);
  return picture({ defs: above.defs, body: (scene in inside ? '' : above.body) + scenes[scene](chance, light) });
};
