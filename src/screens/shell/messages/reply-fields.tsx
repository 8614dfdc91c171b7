// The fields that can be put into a host's text for guests.
import { keysOf } from '../../../../generated/model/keys';
import { ReplyField } from '../../../../generated/model/values';
import { savedReplyTexts as say } from '../../../../generated/texts/sentences/savedReplyTexts';
import { Chip } from '../../../ui/chip';
import { Group } from '../../../ui/field';
import { HStack } from '../../../ui/layout';

export const ReplyFields = ({ onChoose }: { readonly onChoose: (slot: string) => void }) => (
  <Group label={say.fields} help={say.fieldsHelp}>
    <HStack flexWrap="wrap" gap="2">
      {keysOf(ReplyField).map((field) => (
        <Chip key={field} onClick={() => onChoose(`{${field}}`)}>
          {ReplyField[field].label}
        </Chip>
      ))}
    </HStack>
  </Group>
);
