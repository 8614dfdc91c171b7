// Generated 0e4dea89d1d0. The calls of message as effects. Change the spec, not this file.

export { getThreadFx } from "./message/getThreadFx";
export { listThreadsFx } from "./message/listThreadsFx";
export { sendMessageFx } from "./message/sendMessageFx";
