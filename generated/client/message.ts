// Generated c57ce9c996f2. The calls of message. Change the spec, not this file.

export { getThread, type GetThreadAnswer, type GetThreadArgs, type GetThreadCode } from "./message/getThread";
export { listThreads, type ListThreadsAnswer, type ListThreadsArgs, type ListThreadsCode } from "./message/listThreads";
export { sendMessage, type SendMessageAnswer, type SendMessageArgs, type SendMessageCode } from "./message/sendMessage";
