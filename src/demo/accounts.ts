// The accounts that one signs in with to look around.

interface DemoAccount {
  readonly email: string;
  /** Its part of the demo. */
  readonly shows: string;
}
interface DemoAccounts {
  /** One for all of them. */
  readonly password: string;
  readonly accounts: readonly DemoAccount[];
}

export const demoAccounts: DemoAccounts = {
  password: 'quiet-spruce-cabin',
  accounts: [
    { email: 'guest@tuckamore.example', shows: 'a guest with stays in every stage, and a host’s claim to answer' },
    { email: 'host@tuckamore.example', shows: 'a host with listings and bookings in every stage' },
    {
      email: 'both@tuckamore.example',
      shows: 'someone who hosts and travels, co-hosts another host’s listing, and has payouts still to set up',
    },
    { email: 'new@tuckamore.example', shows: 'a new account, invited by a friend, whose address is not verified yet' },
    { email: 'friends@tuckamore.example', shows: 'someone who has invited friends, and is asked how that went' },
  ],
};
