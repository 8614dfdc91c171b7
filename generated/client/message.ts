// The calls of message. Written by the generator from the spec; change the spec, not this file.

export { getThread, type GetThreadAnswer, type GetThreadArgs, type GetThreadCode } from "./message/getThread";
export { listThreads, type ListThreadsAnswer, type ListThreadsArgs, type ListThreadsCode } from "./message/listThreads";
export { sendMessage, type SendMessageAnswer, type SendMessageArgs, type SendMessageCode } from "./message/sendMessage";
