// Where a property stands, a copy of it, and the end of it.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { deletePropertyForm } from '../../../../generated/forms/deletePropertyForm';
import type { HostProperty } from '../../../../generated/model/entities';
import { PropertyStatus } from '../../../../generated/model/values';
import { duplicateTexts as copies } from '../../../../generated/texts/sentences/duplicateTexts';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { HStack, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { PropertyStatusChip } from '../../shell/property-card/property-status';
import { $duplicating, duplicatePressed } from '../duplicate.store';
import { Matter, Part } from './part';
import { deletion } from './property.store';
import { StatusMoves } from './status-moves';

interface Own {
  readonly property: HostProperty;
}

const Status = ({ property }: Own) => (
  <Matter heading={say.statusHeading}>
    <HStack flexWrap="wrap" gap="3">
      <PropertyStatusChip status={property.status} />
      <Text>{PropertyStatus[property.status].says}</Text>
    </HStack>
    <Text textStyle="small" color="muted" marginTop="2" marginBottom="3">
      {say.statusText}
    </Text>
    <HStack flexWrap="wrap" gap="3">
      <StatusMoves property={property} />
    </HStack>
  </Matter>
);

const DeletionWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const { problem, busy } = useUnit({ problem: deletion.$problem, busy: deletion.$pending });
  const press = useUnit(deletion.submitted);
  return (
    <Modal open title={deletePropertyForm.title} onClose={onClose}>
      <ProblemBanner problem={problem} />
      <Text marginBottom="5">{deletePropertyForm.intro}</Text>
      <GeneratedForm
        form={deletePropertyForm}
        facts={{}}
        busy={busy}
        problem={problem}
        danger
        onSubmit={() => press()}
        actions={
          <Button variant="ghost" size="lg" onClick={onClose}>
            {say.keep}
          </Button>
        }
      />
    </Modal>
  );
};

const Copy = ({ property: { property_id } }: Own) => {
  const [press, copied] = useUnit([duplicatePressed, $duplicating]);
  return (
    <Matter heading={copies.heading}>
      <Stack gap="3" alignItems="flex-start">
        <Text color="muted" maxWidth="text">
          {copies.text}
        </Text>
        <Button variant="outline" busy={copied === property_id} onClick={() => press(property_id)}>
          {copies.duplicate}
        </Button>
      </Stack>
    </Matter>
  );
};

const Deletion = () => {
  const [open, setOpen] = useState(false);
  return (
    <Matter heading={say.deleteHeading}>
      <Stack gap="3" alignItems="flex-start">
        <Text color="muted">{say.deleteText}</Text>
        <Button danger onClick={() => setOpen(true)}>
          {say.deleteOpen}
        </Button>
      </Stack>
      {open && <DeletionWindow onClose={() => setOpen(false)} />}
    </Matter>
  );
};

export const Settings = ({ property }: Own) => (
  <Part id="settings" heading={say.settings}>
    <Status property={property} />
    {property.status !== 'suspended' && <Copy property={property} />}
    <Deletion />
  </Part>
);
