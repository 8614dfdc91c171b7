// Choosing a picture: a file first, then the part of it that will be seen.
import { useUnit } from 'effector-react';
import { avatarForm } from '../../../../generated/forms/avatarForm';
import { cropTexts } from '../../../../generated/texts/sentences/cropTexts';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { FileInput } from '../../../ui/file-input';
import { Modal } from '../../../ui/modal';
import { PictureCrop } from '../../../ui/picture-crop';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { useFirstFocus } from '../../../ui/use-first-focus';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import {
  $isUnreadable,
  $picked,
  anotherWanted,
  cropChanged,
  cutPictureFx,
  filePicked,
  type Picked,
  readPictureFx,
  upload,
  savePressed,
  windowClosed,
} from './picture.store';

const { accept } = (avatarForm.uiSchema['avatar']?.['ui:options'] ?? {}) as { readonly accept?: string };
const texts = avatarForm.errors['avatar'] as { readonly accept?: string } | undefined;
const help = String(avatarForm.uiSchema['avatar']?.['ui:help'] ?? '');

const Pick = ({ isUnreadable }: { readonly isUnreadable: boolean }) => {
  const pick = useUnit(filePicked);
  return (
    <div ref={useFirstFocus()}>
      <Field label={cropTexts.pick} help={help} error={isUnreadable && cropTexts.unreadable}>
        {(ties) => (
          <FileInput {...ties} accept={accept} says={{ accept: texts?.accept }} value={[]} onChange={([file]) => file && pick(file)} />
        )}
      </Field>
    </div>
  );
};

const Choose = () => {
  const { reading, isUnreadable } = useUnit({ reading: readPictureFx.pending, isUnreadable: $isUnreadable });
  if (!reading) return <Pick isUnreadable={isUnreadable} />;
  return (
    <Loading label={cropTexts.reading}>
      <Skeleton maxWidth="20rem" marginX="auto" aspectRatio="1" borderRadius="lg" />
    </Loading>
  );
};

const Cut = ({ picked }: { readonly picked: Picked }) => {
  const problem = useUnit(upload.$problem);
  const change = useUnit(cropChanged);
  return (
    <>
      {/* there is no field any more beside which it could stand */}
      <ProblemBanner problem={problem?.shown === 'field' ? { ...problem, shown: 'banner', cure: undefined } : problem} />
      <PictureCrop {...picked} onChange={change} label={cropTexts.move} help={cropTexts.moveHelp} zoomLabel={cropTexts.zoom} />
    </>
  );
};

export const PictureWindow = () => {
  const { picked, cutting, saving } = useUnit({ picked: $picked, cutting: cutPictureFx.pending, saving: upload.$pending });
  const [close, another, save] = useUnit([windowClosed, anotherWanted, savePressed]);
  return (
    <Modal
      open
      size="sm"
      title={cropTexts.heading}
      onClose={close}
      footer={
        picked && (
          <>
            <Button variant="ghost" onClick={() => another()}>
              {cropTexts.another}
            </Button>
            <Button busy={cutting || saving} onClick={() => save()}>
              {cropTexts.save}
            </Button>
          </>
        )
      }
    >
      {picked ? <Cut picked={picked} /> : <Choose />}
    </Modal>
  );
};
