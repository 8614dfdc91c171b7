// Generated eaca600e3589. A mail: what only its writer knows of it, and its words.
import { partsOf, type MailWords } from "../mail";

/** The keeper hears that all is there. Source: §4. */
export const inventoryMail = (): MailWords<"keeper"> => ({
  reader: "keeper",
  subject: "All tools are there",
  paragraphs: partsOf([]),
});
