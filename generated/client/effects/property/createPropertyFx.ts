// The effect of createProperty. Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../../effect-of";
import { createProperty, type CreatePropertyAnswer, type CreatePropertyArgs, type CreatePropertyCode } from "../../property/createProperty";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Creates a draft, and turns host mode on. */
export const createPropertyFx: Effect<CreatePropertyArgs | void, CreatePropertyAnswer, Failure<CreatePropertyCode>> = /* @__PURE__ */ effectOf("createPropertyFx", createProperty);
