// Generated 6571e517264d. Examples of the calls of pages. A rule that asks for the state of a thing, or the hour, is not played through.
import type { SendContactMessageAnswer, SendContactMessageArgs, SendContactMessageCode } from "../client/pages";
import type { Example } from "./example";

export const sendContactMessage: Example<SendContactMessageArgs, SendContactMessageAnswer, SendContactMessageCode> = {
  args: {
    name: "Jo Tremblay",
    email: "jo@example.ca",
    topic: "booking",
    message: "Our booking HX7K2M shows no address. Where do we find it?",
    seconds: 40,
  },
  answer: { reference: "HX7K2M9Q" },
};
