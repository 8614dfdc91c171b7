// Where a street address of Canada is, asked of a geocoder with the interface of Nominatim.
import { z } from 'zod';
import { Province } from '../../../generated/model/values';

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

// a street, or something on it: the ranks before are towns and regions
const streetRank = 26;
const answer = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number(), place_rank: z.number().default(0) }));

// a host is typing
const patience = 4000;

/** The geocoder at an address; none where none is configured. */
export const openGeocoder = ({ GEOCODER_URL }: { readonly GEOCODER_URL?: string | undefined }, userAgent: string): Geocoder | undefined =>
  GEOCODER_URL === undefined
    ? undefined
    : {
        async find({ address, city, province }) {
          const url = new URL(`${GEOCODER_URL}/search`);
          const asked = { format: 'jsonv2', limit: '1', countrycodes: 'ca', street: address, city, state: Province[province].label };
          url.search = String(new URLSearchParams(asked));
          const reply = await fetch(url, {
            headers: { 'user-agent': userAgent, 'accept-language': 'en' },
            signal: AbortSignal.timeout(patience),
            redirect: 'error',
          });
          if (!reply.ok) throw new Error(`the geocoder answered ${reply.status}`);
          const [found] = answer.parse(await reply.json());
          return found && found.place_rank >= streetRank ? { latitude: found.lat, longitude: found.lon } : null;
        },
      };
