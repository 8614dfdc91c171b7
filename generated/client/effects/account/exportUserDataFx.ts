// Generated 08d043d7b310. The effect of exportUserData. Change the spec, not this file.
import { exportUserData, type ExportUserDataAnswer, type ExportUserDataCode } from "../../account/exportUserData";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** All that is kept about the person, as one file. */
export const exportUserDataFx: Effect<void, ExportUserDataAnswer, Failure<ExportUserDataCode>> = /* @__PURE__ */ effectOf("exportUserDataFx", exportUserData);
