// Some of a host’s listings, or all of them: for a season, or for an invitation.
import { calendarsTexts } from '../../../generated/texts/sentences/calendarsTexts';
import { propertiesTexts } from '../../../generated/texts/sentences/propertiesTexts';
import { Checkbox, Checkboxes } from '../../ui/choice';
import { Group } from '../../ui/field';

interface ListingChoiceProps {
  readonly label: string;
  readonly listings: readonly { readonly property_id: string; readonly title: string }[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  readonly onChoose: (ids: readonly string[]) => void;
}

export const ListingChoice = ({ label, listings, chosen, error, onChoose }: ListingChoiceProps) => (
  <Group label={label} error={error}>
    {(ties) => (
      <>
        {listings.length > 2 && (
          <Checkbox
            id={`${ties.id}-all`}
            label={calendarsTexts.chooseAll}
            value={chosen.length === listings.length}
            onChange={(isAll) => onChoose(isAll ? listings.map(({ property_id }) => property_id) : [])}
          />
        )}
        <Checkboxes
          {...ties}
          value={chosen}
          options={listings.map(({ property_id, title }) => ({ value: property_id, label: title || propertiesTexts.untitled }))}
          onChange={onChoose}
        />
      </>
    )}
  </Group>
);
