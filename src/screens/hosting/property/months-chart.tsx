// How full the coming months are, a bar a month: booked here, booked elsewhere, and what the first brings.
import { chakra } from '@chakra-ui/react/styled-system';
import type { HostCalendar } from '../../../../generated/model/entities';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { HStack } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { shownDate, shownMoney } from '../../shell/format/format';
import { type Month, monthsOf } from './months';
import { Matter } from './part';

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr) 15rem' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1.5',
    paddingY: '2.5',
  },
});
const Track = chakra('span', {
  base: { display: 'flex', height: '3', borderRadius: 'full', bg: 'surface.deep', overflow: 'hidden' },
});
// elsewhere is striped, as in the calendar: colour never speaks alone
const Filled = chakra('span', {
  base: { display: 'block', height: 'full' },
  variants: {
    by: {
      here: { bg: 'spruce' },
      elsewhere: { bgImage: 'repeating-linear-gradient(135deg, {colors.muted} 0 3px, {colors.hairline} 3px 7px)' },
    },
  },
});
const Swatch = chakra(Filled, { base: { width: '5', height: '3', borderRadius: 'sm' } });

const share = (nights: number, of: number) => ({ width: `${of === 0 ? 0 : (nights / of) * 100}%` });

const words = ({ here, elsewhere, nights, cents }: Month): string =>
  [
    say.monthBooked({ booked: here + elsewhere, nights }),
    elsewhere > 0 ? say.monthElsewhere({ nights: elsewhere }) : undefined,
    cents > 0 ? say.monthEarned({ amount: shownMoney(cents, 'CAD', { whole: true }) }) : undefined,
  ]
    .filter(Boolean)
    .join(' · ');

const MonthLine = ({ month }: { readonly month: Month }) => (
  <Line>
    <Text fontWeight="medium">{shownDate(`${month.month}-01`, 'month')}</Text>
    <Track aria-hidden="true">
      <Filled by="here" style={share(month.here, month.nights)} />
      <Filled by="elsewhere" style={share(month.elsewhere, month.nights)} />
    </Track>
    <Text textStyle="small" color="muted" fontVariantNumeric="tabular-nums">
      {words(month)}
    </Text>
  </Line>
);

export const Months = ({ calendar }: { readonly calendar: HostCalendar }) => (
  <Matter heading={say.months}>
    <Text color="muted" marginTop="-2" marginBottom="3">
      {say.monthsText}
    </Text>
    <ul>
      {monthsOf(calendar.nights).map((month) => (
        <MonthLine key={month.month} month={month} />
      ))}
    </ul>
    <HStack flexWrap="wrap" gap="5" marginTop="3" aria-hidden="true" textStyle="small" color="muted">
      <HStack>
        <Swatch by="here" />
        {say.legendHere}
      </HStack>
      <HStack>
        <Swatch by="elsewhere" />
        {say.legendElsewhere}
      </HStack>
    </HStack>
  </Matter>
);
