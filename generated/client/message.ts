// Generated dcfa6af3ff2d. The calls of message.

export { getThread, getThreadFx, type GetThreadAnswer, type GetThreadArgs, type GetThreadCode } from "./message/getThread";
export { listThreads, listThreadsFx, type ListThreadsAnswer, type ListThreadsArgs, type ListThreadsCode } from "./message/listThreads";
export { sendMessage, sendMessageFx, type SendMessageAnswer, type SendMessageArgs, type SendMessageCode } from "./message/sendMessage";
