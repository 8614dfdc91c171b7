// Generated 3134d845b471. The calls of message.

export { addSavedReply, addSavedReplyFx, type AddSavedReplyAnswer, type AddSavedReplyArgs, type AddSavedReplyCode } from "./message/addSavedReply";
export { changeSavedReply, changeSavedReplyFx, type ChangeSavedReplyAnswer, type ChangeSavedReplyArgs, type ChangeSavedReplyCode } from "./message/changeSavedReply";
export { deleteSavedReply, deleteSavedReplyFx, type DeleteSavedReplyAnswer, type DeleteSavedReplyArgs, type DeleteSavedReplyCode } from "./message/deleteSavedReply";
export { getThread, getThreadFx, type GetThreadAnswer, type GetThreadArgs, type GetThreadCode } from "./message/getThread";
export { listSavedReplies, listSavedRepliesFx, type ListSavedRepliesAnswer, type ListSavedRepliesArgs, type ListSavedRepliesCode } from "./message/listSavedReplies";
export { listThreads, listThreadsFx, type ListThreadsAnswer, type ListThreadsArgs, type ListThreadsCode } from "./message/listThreads";
export { sendMessage, sendMessageFx, type SendMessageAnswer, type SendMessageArgs, type SendMessageCode } from "./message/sendMessage";
