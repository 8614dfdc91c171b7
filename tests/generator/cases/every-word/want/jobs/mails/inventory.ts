// Generated 2d998dde6edc. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";

/** The keeper hears that all is there. Source: §4. */
export const inventoryMail = (): MailWords<"keeper"> => ({
  reader: "keeper",
  subject: "All tools are there",
  paragraphs: partsOf([]),
});
