// The people of the demo: hosts, guests, and the accounts that one signs in with to look around.
import { HOUR, DAY } from '../../generated/model/dates';
import { referralCodeLength } from '../../generated/model/constants';
import { keysOf } from '../../generated/model/keys';
import { Language, type Province } from '../../generated/model/values';
import type { NewRow } from '../../generated/tables/tables';
import { demoAccounts } from './accounts';
import { frenchFirst, frenchLast, guestFirst, guestLast, hostNames } from './phrases/names';
import { type Chance, chanceOf } from './pictures/chance';
import { badgeUrl } from './drawn';
import { idOf, oneOf, slugOf } from './seed';

export interface Person {
  readonly user_id: string;
  readonly profile_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_host: boolean;
  readonly is_guest: boolean;
  readonly verified: boolean;
  readonly avatar: string | null;
  /** Of a host: where their places are. */
  readonly home: Province | null;
  /** How many days ago they joined. */
  readonly joined: number;
  /** The code of the person who invited them. */
  readonly came_with: string | null;
}

const personOf = (
  name: readonly [first: string, last: string],
  it: Partial<Person> & { readonly chance: Chance; readonly seed: string },
): Person => {
  const { chance, seed, ...given } = it;
  const [first_name, last_name] = name;
  return {
    user_id: idOf(`user ${seed}`),
    profile_id: idOf(`profile ${seed}`),
    email: `${slugOf(first_name)}.${slugOf(last_name)}@${oneOf(chance, ['mail.example', 'post.example', 'letters.example'])}`,
    first_name,
    last_name,
    is_host: false,
    is_guest: true,
    verified: true,
    avatar: chance.in(0.72) ? badgeUrl(seed) : null,
    home: null,
    joined: chance.whole(60, 900),
    came_with: null,
    ...given,
  };
};

export interface People {
  readonly hosts: readonly Person[];
  readonly guests: readonly Person[];
  /** The accounts to sign in with. */
  readonly guest: Person;
  readonly host: Person;
  readonly both: Person;
  readonly newcomer: Person;
  /** Inviters: their friends came with their link. */
  readonly inviter: Person;
  readonly all: readonly Person[];
}

const guestCount = 120;

const named = (at: number, name: readonly [string, string], given: Partial<Person>): Person => {
  const email = demoAccounts.accounts[at]?.email ?? '';
  return personOf(name, { chance: chanceOf(email), seed: slugOf(email), email, avatar: badgeUrl(slugOf(email)), ...given });
};

/** Everyone, always the same. */
export const people = (): People => {
  const guest = named(0, ['Amélie', 'Tremblay'], { joined: 420 });
  const host = named(1, ['Nora', 'MacLeod'], { is_host: true, is_guest: false, joined: 1000 });
  const both = named(2, ['Daniel', 'Okafor'], { is_host: true, joined: 700 });
  const inviter = named(4, ['Maren', 'Oakes'], { joined: 1000 });
  const came_with = codeOf(inviter.profile_id, referralCodeLength);
  const newcomer = named(3, ['Sam', 'Whitford'], { is_guest: false, verified: false, avatar: null, joined: 0, came_with });
  const hosts = hostNames.map(([first, last, home], at) => {
    const chance = chanceOf(`host ${at}`);
    return personOf([first, last], {
      chance,
      seed: `host-${at}`,
      home,
      is_host: true,
      is_guest: chance.in(0.3),
      joined: chance.whole(950, 1400),
    });
  });
  const chance = chanceOf('guests');
  const used = new Set<string>();
  const guests = Array.from({ length: guestCount }, (_, at) => {
    const first = guestFirst[at % guestFirst.length] ?? 'Robin';
    let name: readonly [string, string];
    do name = [first, oneOf(chance, frenchFirst.has(first) ? frenchLast : guestLast)];
    while (used.has(name.join(' ')));
    used.add(name.join(' '));
    return personOf(name, { chance: chanceOf(`guest ${at}`), seed: `guest-${at}` });
  });
  const allHosts = [...hosts, host, both];
  return {
    hosts: allHosts,
    guests: [...guests, guest, both],
    guest,
    host,
    both,
    newcomer,
    inviter,
    all: [...hosts, ...guests, guest, host, both, newcomer, inviter],
  };
};

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'.split('');
/** A code of letters and digits that are not taken for one another. */
export const codeOf = (seed: string, long: number): string => {
  const chance = chanceOf(`code ${seed}`);
  return Array.from({ length: long }, () => oneOf(chance, alphabet)).join('');
};

export const userRow = (it: Person, made: { readonly now: Date; readonly password_hash: string | null }): NewRow<'users'> => {
  const created_at = new Date(made.now.getTime() - it.joined * DAY - HOUR);
  return {
    user_id: it.user_id,
    email: it.email,
    password_hash: made.password_hash,
    verified_at: it.verified ? new Date(created_at.getTime() + 600_000) : null,
    referral_code: it.came_with,
    created_at,
  };
};

/** A number of those that belong to nobody; some people give none. */
const phoneOf = ({ profile_id, verified }: Person): string | null => {
  const chance = chanceOf(`phone ${profile_id}`);
  return verified && chance.in(0.8) ? `+1${oneOf(chance, ['604', '416', '514', '902'])}55501${chance.whole(10, 99)}` : null;
};

const ofHome: Readonly<Record<string, Language>> = { QC: 'fr', NB: 'fr', NU: 'iu', NT: 'chp', SK: 'cr' };
const others: readonly Language[] = ['fr', 'fr', 'es', 'cmn', 'yue', 'pa', 'de', 'tl', 'ase'];
/** Those of a host: English, often what is spoken around their places, and sometimes another. */
const languagesOf = ({ profile_id, first_name, home, is_host }: Person): Language[] => {
  if (!is_host) return [];
  const chance = chanceOf(`languages ${profile_id}`);
  const around = home === null ? undefined : ofHome[home];
  const spoken = new Set<Language>(['en']);
  if (frenchFirst.has(first_name)) spoken.add('fr');
  if (around !== undefined && chance.in(0.8)) spoken.add(around);
  if (chance.in(0.4)) spoken.add(oneOf(chance, others));
  return keysOf(Language).filter((it) => spoken.has(it));
};

export const profileRow = (it: Person, now: Date): NewRow<'profiles'> => ({
  profile_id: it.profile_id,
  user_id: it.user_id,
  first_name: it.verified ? it.first_name : null,
  last_name: it.verified ? it.last_name : null,
  phone: phoneOf(it),
  avatar: it.avatar,
  languages: languagesOf(it),
  referral_code: codeOf(it.profile_id, referralCodeLength),
  is_host: it.is_host,
  is_guest: it.is_guest,
  marketing_consent: false,
  created_at: new Date(now.getTime() - it.joined * DAY - HOUR),
});
