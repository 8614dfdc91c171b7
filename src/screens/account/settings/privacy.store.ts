// The person's data: taken along as a file, and forgotten on this device.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { ExportUserDataAnswer } from '../../../../generated/client/account';
import { exportUserDataFx } from '../../../../generated/client/effects/account';
import { productName } from '../../../../generated/model/constants';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { noted } from '../../shell/chrome/toasts.store';
import { deviceForgotten } from '../known-device';
import { refusalsOf } from '../refused';
import { opened } from './settings.store';

export const downloadPressed = createEvent();
export const exportFx = attach({ effect: exportUserDataFx });
sample({ clock: downloadPressed, target: exportFx });

/** Hands the data to the person as a file; answers its name. */
export const saveFileFx = createEffect<ExportUserDataAnswer, string>((data) => {
  const name = `${productName.toLowerCase()}-${data.exported_at.slice(0, 10)}.json`;
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // the browser has taken it by the next turn of its loop
  setTimeout(() => URL.revokeObjectURL(address), 0);
  return name;
});
sample({ clock: exportFx.doneData, target: saveFileFx });

/** The name of the file that was saved on this visit. */
export const $savedAs = createStore<string | null>(null, { serialize: 'ignore' });
sample({ clock: saveFileFx.doneData, target: $savedAs });
sample({ clock: [downloadPressed, opened], fn: () => null, target: $savedAs });
export const $exportRefused = refusalsOf({ failed: exportFx.failData, begun: [downloadPressed, opened] });

sample({ clock: deviceForgotten, fn: () => accountTexts.deviceForgotten, target: noted });
