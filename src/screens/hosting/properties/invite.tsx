// Inviting a co-host from the list of properties: the button, and the window with the choice of listings.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { cohostForm } from '../../../../generated/forms/cohostForm';
import { cohostTexts as say } from '../../../../generated/texts/sentences/cohostTexts';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { ListingChoice } from '../listing-choice';
import { $inviting, $isInviting, inviteAsked, inviting } from './invite.store';

const Window = () => {
  const [listings, send, ask] = useUnit([$inviting, inviting.submitted, inviteAsked]);
  const [ids, choose] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  return (
    <Modal open title={cohostForm.title} onClose={() => ask(false)}>
      <SubmissionForm
        of={inviting}
        form={cohostForm}
        facts={{}}
        starts={{ roles: ['calendar'] }}
        introduced
        below={{
          roles: (
            <Box marginTop="5">
              <ListingChoice
                label={say.inviteAt}
                listings={listings}
                chosen={ids}
                error={isTried && ids.length === 0 ? say.inviteNone : undefined}
                onChoose={choose}
              />
            </Box>
          ),
        }}
        onSubmit={(values) => {
          setTried(true);
          if (ids.length > 0) send({ ...values, ids });
        }}
      />
    </Modal>
  );
};

/** Of a single listing, its own page invites. */
export const InviteCohost = () => {
  const [listings, isOpen, ask] = useUnit([$inviting, $isInviting, inviteAsked]);
  if (listings.length < 2) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => ask(true)}>
        {cohostForm.title}
      </Button>
      {isOpen && <Window />}
    </>
  );
};
