// The accounts of the stand-in for the parent platform: one for each way in which a sign-on can go.
import { demoAccounts } from '../accounts';

export interface ParentAccount {
  readonly id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
  /** The scene that choosing it shows. */
  readonly shows: string;
}

const [guest, host] = demoAccounts.accounts.map(({ email }) => email);

export const parentAccounts: readonly ParentAccount[] = [
  {
    id: 'nora-macleod',
    email: host ?? '',
    email_verified: true,
    given_name: 'Nora',
    family_name: 'MacLeod',
    shows: 'Hosts here already',
  },
  {
    id: 'amelie-tremblay',
    email: guest ?? '',
    email_verified: true,
    given_name: 'Amélie',
    family_name: 'Tremblay',
    shows: 'Travels here already',
  },
  {
    id: 'maya-lindqvist',
    email: 'maya.lindqvist@halyard.example',
    email_verified: true,
    given_name: 'Maya',
    family_name: 'Lindqvist',
    shows: 'Has no account here yet',
  },
  {
    id: 'theo-arsenault',
    email: 'theo.arsenault@halyard.example',
    email_verified: false,
    given_name: 'Theo',
    family_name: 'Arsenault',
    shows: 'Address not verified: is turned away',
  },
];

export const accountById = (id: string): ParentAccount | undefined => parentAccounts.find((account) => account.id === id);
