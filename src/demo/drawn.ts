// The drawn pictures as files: their addresses, and the route that draws them.
import type { FastifyInstance } from 'fastify';
import { mix } from './pictures/canvas';
import { chanceOf } from './pictures/chance';
import { draw, isRoom, isScene, type Scene } from './pictures/draw';
import { badge } from './pictures/badge';
import { type Light, lightOf } from './pictures/sky';

/** A picture of a place: `name` tells the place, `number` the picture, 0 being the first. */
export interface Drawn {
  readonly scene: Scene;
  readonly name: string;
  readonly number: number;
  readonly north: boolean;
  readonly flat: boolean;
}

// the first picture shares its light with the rooms, whose light is that of the name alone
const seedOf = (name: string, number: number): string => (number === 0 ? name : `${name}:${number}`);

/** `/media/drawn/coast/tofino-1.0.svg`; the land says so where it is far north or without mountains: `/media/drawn/lake/inuvik-1.2.north.flat.svg`. */
export const drawnUrl = (it: Drawn): string =>
  `/media/drawn/${it.scene}/${it.name}.${it.number}${it.north ? '.north' : ''}${it.flat ? '.flat' : ''}.svg`;

/** The hour and season that a picture shows. */
export const lightOfDrawn = (it: Drawn): Light =>
  lightOf(chanceOf(`light ${isRoom(it.scene) ? it.name : seedOf(it.name, it.number)}`), it.north);

/** The colour to show until the picture is there: that of its sky, paler for rooms. */
export const colourOfDrawn = (it: Drawn): string => {
  const light = lightOfDrawn(it);
  const sky = mix(light.top, light.low, 0.45);
  return isRoom(it.scene) ? mix(sky, '#e6ddcf', 0.6) : sky;
};

/** The picture of a person: `/media/drawn/badge/guest-7.0.svg`. */
export const badgeUrl = (name: string): string => `/media/drawn/badge/${name}.0.svg`;

const fileName = /^([a-z0-9-]{1,80})\.(\d{1,2})(\.north)?(\.flat)?\.svg$/;
const keptMost = 200;

/** Keeps what was asked for last, so far as there is room. */
const keeper = (): ((url: string, make: () => string) => string) => {
  const kept = new Map<string, string>();
  return (url, make) => {
    const made = kept.get(url) ?? make();
    kept.delete(url);
    kept.set(url, made);
    const [oldest] = kept.keys();
    if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
    return made;
  };
};

/** Answers `GET /media/drawn/:scene/:file`; the newest drawings stay in memory. */
export const drawnPictures = async (app: FastifyInstance): Promise<void> => {
  const keep = keeper();
  app.get<{ Params: { scene: string; file: string } }>('/media/drawn/:scene/:file', async (request, reply) => {
    const { scene, file } = request.params;
    const [, name, number, north, flat] = fileName.exec(file) ?? [];
    const known = scene === 'badge' || isScene(scene);
    if (!known || name === undefined) return reply.code(404).type('text/plain').send('There is no such picture.');
    const make = (): string =>
      scene === 'badge' ? badge(name) : draw(scene, seedOf(name, Number(number)), { north: north !== undefined, flat: flat !== undefined });
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(keep(`${scene}/${file}`, make));
  });
};
