// Earnings of a host by month and listing, with a table to save.
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { PlainDate } from '../../../../generated/model/wire';
import { earningsTexts as say } from '../../../../generated/texts/sentences/earningsTexts';
import { Box } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';
import { useYears, YearEarnings, YearField } from '../../shell/earnings/earnings';
import { Lines, Loaded } from './part';
import { earnings, earningsSaved, yearChosen } from './payouts.store';

export const Earnings = ({ since }: { readonly since: PlainDate }) => {
  const years = useYears(since);
  const [chosen, choose] = useState(years[0] ?? '');
  const [ask, save] = useUnit([yearChosen, earningsSaved]);
  useEffect(() => {
    ask(chosen);
  }, [ask, chosen]);
  return (
    <Box marginTop="8">
      <Heading as="h3" textStyle="lead">
        {say.heading}
      </Heading>
      <Text color="muted" marginBottom="4">
        {say.lead}
      </Text>
      <YearField years={years} value={chosen} onChange={choose} />
      <Box marginTop="4">
        <Loaded of={earnings} fallback={<Lines label={say.heading} height="9rem" />}>
          {(data) => <YearEarnings key={data.year} of={data} onSave={() => save()} />}
        </Loaded>
      </Box>
    </Box>
  );
};
