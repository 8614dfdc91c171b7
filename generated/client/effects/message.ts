// The calls of message as effects. Written by the generator from the spec; change the spec, not this file.

export { getThreadFx } from "./message/getThreadFx";
export { listThreadsFx } from "./message/listThreadsFx";
export { sendMessageFx } from "./message/sendMessageFx";
