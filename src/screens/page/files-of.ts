// The files that a screen loads, as the bundler knows them.
import { files } from 'virtual:page-files';
import type { PageFiles } from './document';

const { screens, ...common } = files;
const fileNameOf = (screen: string) => `${screen.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;

/** By the screen's name: `HostBookings` lies in `host-bookings.tsx`. */
export const filesOf = (screen: string): PageFiles => ({ ...common, modules: [...common.modules, ...(screens[fileNameOf(screen)] ?? [])] });
