// Generated d447851663ea. The calls of library.

export { addPhoto, addPhotoFx, type AddPhotoAnswer, type AddPhotoArgs, type AddPhotoCode } from "./library/addPhoto";
export { answerLoan, answerLoanFx, type AnswerLoanAnswer, type AnswerLoanArgs, type AnswerLoanCode } from "./library/answerLoan";
export { askForTool, askForToolFx, type AskForToolAnswer, type AskForToolArgs, type AskForToolCode } from "./library/askForTool";
export { bringBack, bringBackFx, type BringBackAnswer, type BringBackArgs, type BringBackCode } from "./library/bringBack";
export { dropTool, dropToolFx, type DropToolAnswer, type DropToolArgs, type DropToolCode } from "./library/dropTool";
export { findTool, findToolFx, type FindToolAnswer, type FindToolArgs, type FindToolCode } from "./library/findTool";
export { listTools, listToolsFx, type ListToolsAnswer, type ListToolsArgs, type ListToolsCode } from "./library/listTools";
export { rateLoan, rateLoanFx, type RateLoanAnswer, type RateLoanArgs, type RateLoanCode } from "./library/rateLoan";
export { replaceTool, replaceToolFx, type ReplaceToolAnswer, type ReplaceToolArgs, type ReplaceToolCode } from "./library/replaceTool";
export { showLoan, showLoanFx, type ShowLoanAnswer, type ShowLoanArgs, type ShowLoanCode } from "./library/showLoan";
export { toolLabel, toolLabelFx, type ToolLabelAnswer, type ToolLabelArgs, type ToolLabelCode } from "./library/toolLabel";
