// The currency of every price: its code on a button, the list behind it.
import { useUnit } from 'effector-react';
import { lazy, Suspense, useState } from 'react';
import { Currency } from '../../../../generated/model/values';
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { Button } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { Span } from '../../../ui/layout';
import { $agreedCurrency } from '../format/agreed-currency.store';
import { $currencies, $currency, currenciesAsked, currencyChosen, currencyOf } from '../format/currency.store';
import { useHydrated } from '../loading/use-hydrated';
import { $language } from '../request/request';

const Dropdown = lazy(async () => ({ default: (await import('../../../ui/dropdown')).Dropdown }));

/** A plain button until it is first pressed: then the list comes. */
const Choice = () => {
  const [chosen, language, currencies, ask, choose] = useUnit([$currency, $language, $currencies, currenciesAsked, currencyChosen]);
  const currency = useHydrated() ? chosen : currencyOf(language);
  const [wanted, setWanted] = useState(false);
  const look = {
    variant: 'ghost',
    iconAfter: commonIcons.down,
    paddingX: 'min({spacing.3}, 3vw)',
    'aria-label': shellTexts.currencyButton({ code: currency }),
  } as const;
  const open = () => {
    ask();
    setWanted(true);
  };
  const button = (
    <Button {...look} aria-haspopup="menu" aria-expanded="false" onClick={open}>
      {currency}
    </Button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Dropdown
        {...look}
        startsOpen
        header={shellTexts.currencyHeader}
        items={currencies.map((code) => ({ value: code, label: Currency[code].label }))}
        chosen={currency}
        onChoose={(code) => choose(code as Currency)}
      >
        {currency}
      </Dropdown>
    </Suspense>
  );
};

/** The code alone where the price is agreed, which may be known before this part is hydrated. */
export const CurrencyChoice = () => {
  const agreed = useUnit($agreedCurrency);
  if (!useHydrated() || agreed === null) return <Choice />;
  return (
    <Span role="note" aria-label={shellTexts.currencyButton({ code: agreed })} paddingX="min({spacing.3}, 3vw)" fontWeight="semibold">
      {agreed}
    </Span>
  );
};
