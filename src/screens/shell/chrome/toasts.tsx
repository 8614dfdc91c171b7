// The short notes that float above the page.
import { useUnit } from 'effector-react';
import { Toast } from '../../../ui/toast';
import { $toasts, toastClosed } from './toasts.store';

const shownMs = 6000;

export const Toasts = () => {
  const [notes, close] = useUnit([$toasts, toastClosed]);
  return notes.map(({ id, text }) => (
    <Toast key={id} lasts={shownMs} onClose={() => close(id)}>
      {text}
    </Toast>
  ));
};
