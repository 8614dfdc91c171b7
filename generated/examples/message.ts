// Generated aa69367f5b9d. Examples of the calls of message. A rule that asks for the state of a thing, or the hour, is not played through.
import type { AddAutomaticMessageAnswer, AddAutomaticMessageArgs, AddAutomaticMessageCode, AddMessagePhotoAnswer, AddMessagePhotoArgs, AddMessagePhotoCode, AddSavedReplyAnswer, AddSavedReplyArgs, AddSavedReplyCode, ChangeAutomaticMessageAnswer, ChangeAutomaticMessageArgs, ChangeAutomaticMessageCode, ChangeSavedReplyAnswer, ChangeSavedReplyArgs, ChangeSavedReplyCode, DeleteAutomaticMessageAnswer, DeleteAutomaticMessageArgs, DeleteAutomaticMessageCode, DeleteSavedReplyAnswer, DeleteSavedReplyArgs, DeleteSavedReplyCode, GetMessagePhotoAnswer, GetMessagePhotoArgs, GetMessagePhotoCode, GetThreadAnswer, GetThreadArgs, GetThreadCode, ListAutomaticMessagesAnswer, ListAutomaticMessagesCode, ListSavedRepliesAnswer, ListSavedRepliesArgs, ListSavedRepliesCode, ListThreadsAnswer, ListThreadsArgs, ListThreadsCode, SendMessageAnswer, SendMessageArgs, SendMessageCode } from "../client/message";
import { file, type Example } from "./example";
import { exampleAutomaticMessage, exampleInbox, exampleMessage, exampleMessagePhoto, exampleOfferedReply, examplePictureFile, exampleSavedReply, exampleThreadDetail } from "./things";

export const addAutomaticMessage: Example<AddAutomaticMessageArgs, AddAutomaticMessageAnswer, AddAutomaticMessageCode> = {
  args: { moment: "paid", text: "Hi {guest}, check-in is after {checkin_time}." },
  answer: exampleAutomaticMessage,
};

export const addMessagePhoto: Example<AddMessagePhotoArgs, AddMessagePhotoAnswer, AddMessagePhotoCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", photo: file("image/jpeg") },
  answer: exampleMessagePhoto,
};

export const addSavedReply: Example<AddSavedReplyArgs, AddSavedReplyAnswer, AddSavedReplyCode> = {
  args: { title: "Parking", text: "Hi {guest}, check-in is after {checkin_time}." },
  answer: exampleSavedReply,
};

export const changeAutomaticMessage: Example<ChangeAutomaticMessageArgs, ChangeAutomaticMessageAnswer, ChangeAutomaticMessageCode> = {
  args: { message_id: "00000000-0000-4000-8000-b15abde784a8", moment: "paid", text: "Hi {guest}, check-in is after {checkin_time}." },
  answer: exampleAutomaticMessage,
};

export const changeSavedReply: Example<ChangeSavedReplyArgs, ChangeSavedReplyAnswer, ChangeSavedReplyCode> = {
  args: { reply_id: "00000000-0000-4000-8000-1a6248ab1366", title: "Parking", text: "Hi {guest}, check-in is after {checkin_time}." },
  answer: exampleSavedReply,
};

export const deleteAutomaticMessage: Example<DeleteAutomaticMessageArgs, DeleteAutomaticMessageAnswer, DeleteAutomaticMessageCode> = {
  args: { message_id: "00000000-0000-4000-8000-b15abde784a8" },
  answer: {},
};

export const deleteSavedReply: Example<DeleteSavedReplyArgs, DeleteSavedReplyAnswer, DeleteSavedReplyCode> = {
  args: { reply_id: "00000000-0000-4000-8000-1a6248ab1366" },
  answer: {},
};

export const getMessagePhoto: Example<GetMessagePhotoArgs, GetMessagePhotoAnswer, GetMessagePhotoCode> = {
  args: { thread_id: "00000000-0000-4000-8000-5373c7f8a5a6", photo_id: "00000000-0000-4000-8000-8e9aea3f7a41" },
  answer: examplePictureFile,
};

export const getThread: Example<GetThreadArgs, GetThreadAnswer, GetThreadCode> = {
  args: { thread_id: "00000000-0000-4000-8000-5373c7f8a5a6" },
  answer: exampleThreadDetail,
};

export const listAutomaticMessages: Example<void, ListAutomaticMessagesAnswer, ListAutomaticMessagesCode> = {
  answer: [exampleAutomaticMessage],
};

export const listSavedReplies: Example<ListSavedRepliesArgs, ListSavedRepliesAnswer, ListSavedRepliesCode> = {
  args: {},
  answer: [exampleOfferedReply],
};

export const listThreads: Example<ListThreadsArgs, ListThreadsAnswer, ListThreadsCode> = {
  args: {},
  answer: exampleInbox,
};

export const sendMessage: Example<SendMessageArgs, SendMessageAnswer, SendMessageCode> = {
  args: { thread_id: "00000000-0000-4000-8000-5373c7f8a5a6", message: "The canoe is in the shed on the left." },
  answer: exampleMessage,
};
