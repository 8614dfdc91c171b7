// The registers of short-term rentals that can be asked over the network: British Columbia's, by its permit validation service.
import { z } from 'zod';
import type { Province } from '../../../generated/model/values';

export interface Registration {
  readonly province: Province;
  readonly number: string;
  /** Of the street, such as `1220`. */
  readonly street_number: string;
  readonly unit: string | undefined;
  readonly postal_code: string;
}

/** A register's answer about a number at an address. */
export type Registered =
  | { readonly says: 'active'; readonly until: string }
  /** It is known, but does not hold: it has ended, or belongs to another address. */
  | { readonly says: 'refused'; readonly why: 'unknown' | 'inactive' | 'other_address' }
  /** No register of this place can be asked, so that a person has to look. */
  | { readonly says: 'nothing' };

export interface Registries {
  /** Asks the register of a place. Throws where one that could be asked does not answer: whoever asks tries again. */
  readonly ask: (registration: Registration) => Promise<Registered>;
}

const answer = z.object({
  status: z.string().optional(),
  validUntil: z.iso.date().optional(),
  errors: z.array(z.object({ code: z.string() })).optional(),
});

const patience = 10_000;

/** Registers by their addresses; those that are not configured say nothing. */
export const openRegistries = ({
  REGISTRY_BC_URL,
  REGISTRY_BC_TOKEN,
}: {
  readonly REGISTRY_BC_URL?: string | undefined;
  readonly REGISTRY_BC_TOKEN?: string | undefined;
}): Registries => ({
  async ask({ province, number, street_number, unit, postal_code }) {
    if (province !== 'BC' || REGISTRY_BC_URL === undefined) return { says: 'nothing' };
    const reply = await fetch(`${REGISTRY_BC_URL}/permits/:validatePermit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(REGISTRY_BC_TOKEN ? { authorization: `Bearer ${REGISTRY_BC_TOKEN}` } : {}) },
      body: JSON.stringify({ identifier: number, address: { number: street_number, unit, postalCode: postal_code } }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    if (reply.status === 404) return { says: 'refused', why: 'unknown' };
    if (!reply.ok) throw new Error(`the register answered ${reply.status}`);
    const { status, validUntil, errors = [] } = answer.parse(await reply.json());
    if (errors.length > 0) return { says: 'refused', why: 'other_address' };
    return status === 'ACTIVE' && validUntil ? { says: 'active', until: validUntil } : { says: 'refused', why: 'inactive' };
  },
});
