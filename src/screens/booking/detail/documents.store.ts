// The documents about a booking, saved as files: the guest's receipt, and the host's statement.
import { createEffect, sample } from 'effector';
import { getReceiptFx } from '../../../../generated/client/booking/getReceipt';
import { getStatementFx } from '../../../../generated/client/booking/getStatement';
import type { BookingDocument } from '../../../../generated/model/entities';
import { saveFile } from '../../shell/calls/save-file';
import { submission } from '../../shell/calls/submission';

export const receipt = submission(getReceiptFx, 'dialog');
export const statement = submission(getStatementFx, 'dialog');

const saveDocumentFx = createEffect<BookingDocument, void>(({ file_name, pdf }) => {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  saveFile(file_name, new Blob([bytes], { type: 'application/pdf' }));
});
sample({ clock: [receipt.done, statement.done], fn: ({ result }) => result, target: saveDocumentFx });
