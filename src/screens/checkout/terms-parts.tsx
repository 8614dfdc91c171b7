// The terms: house rules, and refunds after a cancellation, with dates.
import type { CancellationTerms } from '../../../generated/model/entities';
import { CancellationPolicy, type TimeZone } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Text } from '../../ui/type';
import { RouteLink } from '../shell/navigation/links';
import { CancellationSteps } from '../shell/property-card/cancellation-steps';
import { Part } from './part';
import { Box } from '../../ui/layout';

export interface TermsPartsProps {
  readonly house_rules: string;
  readonly terms: CancellationTerms;
  /** Of the property. */
  readonly zone: TimeZone;
}

export const TermsParts = ({ house_rules, terms, zone }: TermsPartsProps) => {
  const { label, says } = CancellationPolicy[terms.policy];
  return (
    <>
      <Part heading={say.rules}>
        {house_rules.trim() === '' ? (
          <Text color="muted">{say.noRules}</Text>
        ) : (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {house_rules}
          </Text>
        )}
      </Part>
      <Part heading={say.policy({ policy: label })}>
        <Text color="muted">{says}</Text>
        {terms.steps.length > 0 && <CancellationSteps terms={terms} zone={zone} />}
        <Box marginTop="4">
          <RouteLink to={pathTo.tos()} target="_blank">
            {say.terms}
          </RouteLink>
        </Box>
      </Part>
    </>
  );
};
