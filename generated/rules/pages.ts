// Generated a2ed15041222. What must hold before something may happen: each rule answers yes, or every reason why not.
import { contactSeconds } from "../model/constants";
import type { ContactMessage } from "../model/entities";
import { isPresent, judge, numberOf, type Facts, type Verdict } from "./runtime";

export interface ContactIsByPersonFacts {
  readonly contactMessage: Facts<ContactMessage, "seconds" | "website">;
}

/** A contact message comes from a person. */
export function contactIsByPerson(facts: ContactIsByPersonFacts): Verdict<"pages.looks_automatic"> {
  return judge([[!isPresent(facts.contactMessage.website), "pages.looks_automatic", "contactIsByPerson.1"], [numberOf(facts.contactMessage.seconds) >= contactSeconds, "pages.looks_automatic", "contactIsByPerson.2"]]);
}
