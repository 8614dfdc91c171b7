// Statements of a host's payouts: a month or a year is chosen, and saved as a file.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { addMonths, firstOfMonth } from '../../../../generated/model/dates';
import { keysOf } from '../../../../generated/model/keys';
import { StatementFormat } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { payoutTexts as say } from '../../../../generated/texts/sentences/payoutTexts';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Box, HStack } from '../../../ui/layout';
import { type Option, Select } from '../../../ui/select';
import { Heading, Text } from '../../../ui/type';
import { shownDate } from '../../shell/format/format';
import { useNow } from '../../shell/format/use-now';
import { statement } from './payouts.store';

/** Each year with its months, the newest first. */
const periodsOf = (since: PlainDate, until: string): readonly Option[] => {
  const first = firstOfMonth(since);
  const periods: Option[] = [];
  for (let month = firstOfMonth(until); month >= first; month = addMonths(month, -1)) {
    const year = month.slice(0, 4);
    if (month.endsWith('-12-01') || periods.length === 0) periods.push({ value: year, label: say.wholeYear({ year }) });
    periods.push({ value: month.slice(0, 7), label: shownDate(month, 'month') });
  }
  return periods;
};

export const Statements = ({ since }: { readonly since: PlainDate }) => {
  const periods = periodsOf(since, useNow());
  const [chosen, choose] = useState<string>();
  const [save, busy] = useUnit([statement.submitted, statement.$pending]);
  const period = chosen ?? periods[0]?.value ?? '';
  return (
    <Box marginTop="8">
      <Heading as="h3" textStyle="lead">
        {say.statementsHeading}
      </Heading>
      <Text color="muted" marginBottom="4">
        {say.statementsLead}
      </Text>
      <Field label={say.period}>
        <Select options={periods} value={period} onChange={choose} />
      </Field>
      <HStack gap="3" marginTop="4" flexWrap="wrap">
        {keysOf(StatementFormat).map((format) => (
          <Button key={format} variant="outline" disabled={busy} onClick={() => save({ period, format })}>
            {say.save({ format: StatementFormat[format].label })}
          </Button>
        ))}
      </HStack>
    </Box>
  );
};
