import { settings } from '../generated/model/settings';

export const isOpen = (config: { STAMP_PORT: number }) => settings.stampsSold.default && config.STAMP_PORT > 0;
