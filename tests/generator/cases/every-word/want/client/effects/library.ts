// Generated 85642f4ef10e. The calls of library as effects. Change the spec, not this file.

export { addPhotoFx } from "./library/addPhotoFx";
export { answerLoanFx } from "./library/answerLoanFx";
export { askForToolFx } from "./library/askForToolFx";
export { bringBackFx } from "./library/bringBackFx";
export { dropToolFx } from "./library/dropToolFx";
export { findToolFx } from "./library/findToolFx";
export { listToolsFx } from "./library/listToolsFx";
export { rateLoanFx } from "./library/rateLoanFx";
export { replaceToolFx } from "./library/replaceToolFx";
export { showLoanFx } from "./library/showLoanFx";
export { toolLabelFx } from "./library/toolLabelFx";
