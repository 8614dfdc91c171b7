// The calls of library as effects. Written by the generator from the spec; change the spec, not this file.

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
