// Where a street address of Canada is, asked of a geocoder with the interface of Nominatim or of Photon.
import { z } from 'zod';
import { Province } from '../../../generated/model/values';
import { bodyOf } from './public-reader';

export interface StreetAddress {
  readonly address: string;
  readonly city: string;
  readonly province: Province;
}
/** In degrees. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}
export interface Geocoder {
  /** The position of the street or house; null where it knows neither. Throws where it does not answer. */
  readonly find: (address: StreetAddress) => Promise<Spot | null>;
}

/** A way to ask a geocoder, and to read its answer. */
interface Interface {
  readonly path: string;
  readonly asked: (address: StreetAddress) => Iterable<readonly [string, string]>;
  readonly read: (answer: unknown, address: StreetAddress) => Spot | null;
}

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

const places = z.array(z.object({ lat: latitude, lon: longitude, place_rank: z.number().default(0) }));
// a street, or something on it: the ranks before are towns and regions
const streetRank = 26;
const nominatim: Interface = {
  path: '/search',
  asked: ({ address, city, province }) => [
    ['format', 'jsonv2'],
    ['limit', '1'],
    ['countrycodes', 'ca'],
    ['street', address],
    ['city', city],
    ['state', Province[province].label],
  ],
  read(answer) {
    const [found] = places.parse(answer);
    return found && found.place_rank >= streetRank ? { latitude: found.lat, longitude: found.lon } : null;
  },
};

const word = z.string().default('');
const features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }),
      properties: z.object({ type: word, countrycode: word, name: word, street: word }),
    }),
  ),
});
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const kinds = new Set(
  wordsOf('street avenue road drive lane highway way boulevard court crescent place trail rue chemin route rang de du des la le the'),
);
/** Photon guesses where it knows no such street: one of another name is none. */
const isTyped = (street: string, address: string): boolean => {
  const [words, typed] = [wordsOf(street), wordsOf(address)];
  const own = words.filter((one) => !kinds.has(one));
  return (own.length > 0 ? own : words).some((one) => typed.includes(one));
};
const photon: Interface = {
  path: '/api',
  asked: ({ address, city, province }) => [
    ['q', `${address}, ${city}, ${Province[province].label}`],
    ['limit', '5'],
    ['lang', 'en'],
    // Canada, and what lies between its corners
    ['bbox', '-141.1,41.6,-52.5,83.2'],
    ['layer', 'house'],
    ['layer', 'street'],
  ],
  read(answer, { address }) {
    const found = features.parse(answer).features.find(({ properties: { type, countrycode, name, street } }) => {
      const isStreet = type === 'street';
      return countrycode.toUpperCase() === 'CA' && (isStreet || type === 'house') && isTyped(isStreet ? name : street, address);
    });
    if (!found) return null;
    const [east, north] = found.geometry.coordinates;
    return { latitude: north, longitude: east };
  },
};

// a host is typing
const patience = 4000;
const bytesMost = 200_000;

interface GeocoderConfig {
  readonly GEOCODER_URL?: string | undefined;
  readonly GEOCODER_INTERFACE: string;
}

/** The geocoder at an address; none where none is configured. */
export const openGeocoder = ({ GEOCODER_URL, GEOCODER_INTERFACE }: GeocoderConfig, userAgent: string): Geocoder | undefined => {
  if (GEOCODER_URL === undefined) return undefined;
  const { path, asked, read } = GEOCODER_INTERFACE === 'photon' ? photon : nominatim;
  return {
    async find(address) {
      const url = new URL(`${GEOCODER_URL}${path}`);
      for (const [name, value] of asked(address)) url.searchParams.append(name, value);
      const reply = await fetch(url, {
        headers: { 'user-agent': userAgent, 'accept-language': 'en' },
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      if (!reply.ok) {
        await reply.body?.cancel();
        throw new Error(`the geocoder answered ${reply.status}`);
      }
      return read(JSON.parse(String(await bodyOf(reply, bytesMost))), address);
    },
  };
};
