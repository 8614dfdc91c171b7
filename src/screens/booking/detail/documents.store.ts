// The documents about a booking, saved as files: the guest's receipt, and the host's statement.
import { createEffect, sample } from 'effector';
import { getReceiptFx } from '../../../../generated/client/booking/getReceipt';
import { getStatementFx } from '../../../../generated/client/booking/getStatement';
import type { BookingDocument } from '../../../../generated/model/entities';
import { saveEncoded } from '../../shell/calls/save-file';
import { submission } from '../../shell/calls/submission';

export const receipt = submission(getReceiptFx, 'dialog');
export const statement = submission(getStatementFx, 'dialog');

const saveDocumentFx = createEffect<BookingDocument, void>(({ file_name, pdf }) => saveEncoded(file_name, 'application/pdf', pdf));
sample({ clock: [receipt.done, statement.done], fn: ({ result }) => result, target: saveDocumentFx });
