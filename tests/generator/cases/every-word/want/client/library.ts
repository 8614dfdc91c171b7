// Generated f26f5602af67. The calls of library. Change the spec, not this file.

export { addPhoto, type AddPhotoAnswer, type AddPhotoArgs, type AddPhotoCode } from "./library/addPhoto";
export { answerLoan, type AnswerLoanAnswer, type AnswerLoanArgs, type AnswerLoanCode } from "./library/answerLoan";
export { askForTool, type AskForToolAnswer, type AskForToolArgs, type AskForToolCode } from "./library/askForTool";
export { bringBack, type BringBackAnswer, type BringBackArgs, type BringBackCode } from "./library/bringBack";
export { dropTool, type DropToolAnswer, type DropToolArgs, type DropToolCode } from "./library/dropTool";
export { findTool, type FindToolAnswer, type FindToolArgs, type FindToolCode } from "./library/findTool";
export { listTools, type ListToolsAnswer, type ListToolsArgs, type ListToolsCode } from "./library/listTools";
export { rateLoan, type RateLoanAnswer, type RateLoanArgs, type RateLoanCode } from "./library/rateLoan";
export { replaceTool, type ReplaceToolAnswer, type ReplaceToolArgs, type ReplaceToolCode } from "./library/replaceTool";
export { showLoan, type ShowLoanAnswer, type ShowLoanArgs, type ShowLoanCode } from "./library/showLoan";
export { toolLabel, type ToolLabelAnswer, type ToolLabelArgs, type ToolLabelCode } from "./library/toolLabel";
