// The short notes that float above the page.
import { useUnit } from 'effector-react';
import { Toast } from '../../../ui/toast';
import { $notes, noteClosed } from './toasts.store';

const shownMs = 6000;

export const Notes = () => {
  const [notes, close] = useUnit([$notes, noteClosed]);
  return notes.map(({ id, text }) => (
    <Toast key={id} lasts={shownMs} onClose={() => close(id)}>
      {text}
    </Toast>
  ));
};
