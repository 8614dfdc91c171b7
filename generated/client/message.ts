// Generated e4df8a2b39f5. The calls of message.

export { addAutomaticMessage, addAutomaticMessageFx, type AddAutomaticMessageAnswer, type AddAutomaticMessageArgs, type AddAutomaticMessageCode } from "./message/addAutomaticMessage";
export { addMessagePhoto, addMessagePhotoFx, type AddMessagePhotoAnswer, type AddMessagePhotoArgs, type AddMessagePhotoCode } from "./message/addMessagePhoto";
export { addSavedReply, addSavedReplyFx, type AddSavedReplyAnswer, type AddSavedReplyArgs, type AddSavedReplyCode } from "./message/addSavedReply";
export { changeAutomaticMessage, changeAutomaticMessageFx, type ChangeAutomaticMessageAnswer, type ChangeAutomaticMessageArgs, type ChangeAutomaticMessageCode } from "./message/changeAutomaticMessage";
export { changeSavedReply, changeSavedReplyFx, type ChangeSavedReplyAnswer, type ChangeSavedReplyArgs, type ChangeSavedReplyCode } from "./message/changeSavedReply";
export { deleteAutomaticMessage, deleteAutomaticMessageFx, type DeleteAutomaticMessageAnswer, type DeleteAutomaticMessageArgs, type DeleteAutomaticMessageCode } from "./message/deleteAutomaticMessage";
export { deleteSavedReply, deleteSavedReplyFx, type DeleteSavedReplyAnswer, type DeleteSavedReplyArgs, type DeleteSavedReplyCode } from "./message/deleteSavedReply";
export { getMessagePhoto, getMessagePhotoFx, type GetMessagePhotoAnswer, type GetMessagePhotoArgs, type GetMessagePhotoCode } from "./message/getMessagePhoto";
export { getThread, getThreadFx, type GetThreadAnswer, type GetThreadArgs, type GetThreadCode } from "./message/getThread";
export { listAutomaticMessages, listAutomaticMessagesFx, type ListAutomaticMessagesAnswer, type ListAutomaticMessagesCode } from "./message/listAutomaticMessages";
export { listSavedReplies, listSavedRepliesFx, type ListSavedRepliesAnswer, type ListSavedRepliesArgs, type ListSavedRepliesCode } from "./message/listSavedReplies";
export { listThreads, listThreadsFx, type ListThreadsAnswer, type ListThreadsArgs, type ListThreadsCode } from "./message/listThreads";
export { sendMessage, sendMessageFx, type SendMessageAnswer, type SendMessageArgs, type SendMessageCode } from "./message/sendMessage";
