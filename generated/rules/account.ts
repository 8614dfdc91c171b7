// Generated 35c2896c2012. What must hold before something may happen: each rule answers yes, or every reason why not.
import { cookieLimitBytes } from "../model/constants";
import type { CookieToSet, Link, TokenChange, WayOn } from "../model/entities";
import { isMatch, isPresent, isSame, judge, numberOf, type Facts, type Verdict } from "./runtime";

export interface CookieFitsFacts {
  readonly cookieToSet: Facts<CookieToSet, "bytes">;
}

/** A cookie is set. Source: §5. */
export function cookieFits(facts: CookieFitsFacts): Verdict<"browser.cookie_too_large"> {
  return judge([[numberOf(facts.cookieToSet.bytes) <= cookieLimitBytes, "browser.cookie_too_large", "cookieFits.1"]]);
}

export interface LinkHasSchemeFacts {
  readonly link: Facts<Link, "address">;
}

/** A link is taken as it stands; any other gets a scheme put before it. Source: §5. */
export function linkHasScheme(facts: LinkHasSchemeFacts): Verdict<"browser.link_without_scheme"> {
  return judge([[isMatch(facts.link.address, "^[hH][tT][tT][pP][sS]?://"), "browser.link_without_scheme", "linkHasScheme.1"]]);
}

export interface MayTakeTokenAlongFacts {
  readonly wayOn: Facts<WayOn, "token" | "url">;
}

/** A redirect with a token happens. Source: §5. */
export function mayTakeTokenAlong(facts: MayTakeTokenAlongFacts): Verdict<"account.address_outside" | "account.address_unknown" | "account.token_unknown"> {
  return judge([[isPresent(facts.wayOn.url), "account.address_unknown", "mayTakeTokenAlong.1"], [isPresent(facts.wayOn.token), "account.token_unknown", "mayTakeTokenAlong.2"], [isMatch(facts.wayOn.url, "^/([^/\\\\\\s].*)?$"), "account.address_outside", "mayTakeTokenAlong.3"]]);
}

export interface ReturnIsInsideFacts {
  readonly wayOn: Facts<WayOn, "url">;
}

/** A return path is followed. */
export function returnIsInside(facts: ReturnIsInsideFacts): Verdict<"account.address_outside" | "account.address_unknown"> {
  return judge([[isPresent(facts.wayOn.url), "account.address_unknown", "returnIsInside.1"], [isMatch(facts.wayOn.url, "^/([^/\\\\\\s].*)?$"), "account.address_outside", "returnIsInside.2"]]);
}

export interface SessionIsStillOursFacts {
  readonly tokenChange: Facts<TokenChange, "elsewhere" | "here">;
}

/** A tab goes on when the stored token changes in another tab, and checks anew who is signed in. Source: §4 Authentication. */
export function sessionIsStillOurs(facts: SessionIsStillOursFacts): Verdict<"account.session_changed_elsewhere"> {
  return judge([[!isPresent(facts.tokenChange.elsewhere) || isSame(facts.tokenChange.elsewhere, facts.tokenChange.here), "account.session_changed_elsewhere", "sessionIsStillOurs.1"]]);
}
