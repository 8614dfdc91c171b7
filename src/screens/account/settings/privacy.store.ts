// The person's data: taken along as a file, and forgotten on this device.
import { createEffect, createStore, sample } from 'effector';
import { type ExportUserDataAnswer, exportUserDataFx } from '../../../../generated/client/account';
import { productName } from '../../../../generated/model/constants';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { saveFile } from '../../shell/calls/save-file';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { deviceForgotten } from '../known-device';
import { opened } from './settings.store';

export const download = submission(exportUserDataFx);

/** Hands the data to the person as a file; answers its name. */
export const saveFileFx = createEffect<ExportUserDataAnswer, string>((data) => {
  const name = `${productName.toLowerCase()}-${data.exported_at.slice(0, 10)}.json`;
  saveFile(name, new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }));
  return name;
});
sample({ clock: download.done, fn: ({ result }) => result, target: saveFileFx });

/** The name of the file that was saved on this visit. */
export const $savedAs = createStore<string | null>(null, { serialize: 'ignore' });
sample({ clock: saveFileFx.doneData, target: $savedAs });
sample({ clock: [download.submitted, opened], fn: () => null, target: $savedAs });

sample({ clock: deviceForgotten, fn: () => accountTexts.deviceForgotten, target: toastShown });
