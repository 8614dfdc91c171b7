// The person's picture, with what can be done about it.
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import type { CurrentUser } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { HStack } from '../../../ui/layout';
import { deferred } from '../../shell/loading/deferred';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { $isOpen, removal, windowOpened } from './picture.store';

const pictureWindow = deferred(async () => (await import('./picture-window')).PictureWindow);

export const OwnPicture = ({ user }: { readonly user: CurrentUser }) => {
  const { isOpen, removing, problem } = useUnit({ isOpen: $isOpen, removing: removal.$pending, problem: removal.$problem });
  const [open, remove] = useUnit([windowOpened, removal.submitted]);
  const change = useRef<HTMLButtonElement>(null);
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  const removed = () => {
    remove();
    // the button that was pressed goes with the picture
    change.current?.focus();
  };
  return (
    <>
      <ProblemBanner problem={problem} />
      <HStack gap="5" flexWrap="wrap">
        <Avatar name={name || user.email} image={user.avatar} size={96} />
        <HStack gap="2" flexWrap="wrap">
          <Button ref={change} variant="outline" icon={commonIcons.upload} onClick={() => open()}>
            {user.avatar ? accountTexts.changeAvatar : accountTexts.addAvatar}
          </Button>
          {user.avatar && (
            <Button variant="ghost" busy={removing} onClick={removed}>
              {accountTexts.removeAvatar}
            </Button>
          )}
        </HStack>
      </HStack>
      {isOpen && <pictureWindow.Part />}
    </>
  );
};
