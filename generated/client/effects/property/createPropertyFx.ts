// Generated c2050cd4e237. The effect of createProperty. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { createProperty, type CreatePropertyAnswer, type CreatePropertyArgs, type CreatePropertyCode } from "../../property/createProperty";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Creates a draft, and turns host mode on. */
export const createPropertyFx: Effect<CreatePropertyArgs | void, CreatePropertyAnswer, Failure<CreatePropertyCode>> = /* @__PURE__ */ effectOf("createPropertyFx", createProperty);
