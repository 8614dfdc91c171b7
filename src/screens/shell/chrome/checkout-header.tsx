// The head of a listing and of the checkout: the way home, the currency, and the person or the way to log in.
import { useUnit } from 'effector-react';
import { Icon } from '../../../ui/icon';
import { commonIcons } from '../../../ui/icons/common';
import { Tooltip } from '../../../ui/tooltip';
import { InChrome } from './chrome';
import { CurrencyChoice } from './currency-choice';
import { forAudience, type Shown, useEntries } from './menu-entries';
import { HeaderBar } from './header';
import { carrying } from '../navigation/link';
import { ButtonLink } from '../navigation/links';
import { $visitor } from '../session/session.store';
import type { Visit } from '../navigation/visit';

/** Leads to the account; says whose it is to those who point at it. */
const Person = ({ entry }: { readonly entry: Shown & { readonly kind: 'route' } }) => {
  const { email } = useUnit($visitor);
  return (
    <span {...forAudience(entry)}>
      <Tooltip text={email ?? entry.hint ?? entry.label} align="end">
        {(describedBy) => (
          <ButtonLink
            to={entry.path}
            variant="outline"
            borderRadius="full"
            width="touch"
            height="touch"
            padding="0"
            aria-label={entry.label}
            aria-describedby={describedBy}
          >
            <Icon of={commonIcons.person} size={22} />
          </ButtonLink>
        )}
      </Tooltip>
    </span>
  );
};

const Item = ({ entry, visit }: { readonly entry: Shown; readonly visit: Visit }) => {
  if (entry.kind === 'action')
    return entry.does === 'choose_currency' ? (
      <InChrome visit={visit} part="currency">
        <CurrencyChoice />
      </InChrome>
    ) : null;
  if (entry.kind !== 'route') return null;
  if (entry.as === 'icon') return <Person entry={entry} />;
  return (
    <ButtonLink flexShrink="0" to={carrying(entry.path, entry.carries, visit.path + visit.query)} {...forAudience(entry)}>
      {entry.label}
    </ButtonLink>
  );
};

export const CheckoutHeader = ({ visit }: { readonly visit: Visit }) => {
  const entries = useEntries('checkoutHeaderMenu');
  const logo = entries.find(({ as }) => as === 'icon');
  return (
    <HeaderBar visit={visit}>
      {entries
        .filter((entry) => entry !== logo)
        .map((entry) => (
          <Item key={entry.label} entry={entry} visit={visit} />
        ))}
    </HeaderBar>
  );
};
