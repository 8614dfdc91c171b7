// Generated d2ac75c47a1d. Switches that the operator may set, as every page is told them.

/** The settings of a running product. */
export interface Settings {
  /** The ad tracker that page visits are told to, after consent; nothing is sent while it is empty. Source: §1. */
  readonly adTrackerUrl: string;
  /** The base path of every call. */
  readonly apiBase: string;
  /** The conversion target of a scheduled call; nothing is sent while it is empty. Source: §1. */
  readonly conversionTargetCall: string;
  /** The conversion target of a signup; nothing is sent while it is empty. Source: §1. */
  readonly conversionTargetSignup: string;
  /** Whether this is the demo: demo data and accounts, sandbox payments and the stand-in identity provider. */
  readonly demoMode: boolean;
  /** Where the browser extension is installed from. Source: §1. */
  readonly extensionStoreUrl: string;
  /** The style of a map service, whose tiles come from the same origin; our own base map while it is empty. */
  readonly mapStyleUrl: string;
  /** The parent platform’s corporate site. Source: §2. */
  readonly parentSiteUrl: string;
  /** The outside form of the pay-later offer. Source: §7 Checkout. */
  readonly payLaterFormUrl: string;
  /** Whether people can search for stays; on in production. Source: §1. */
  readonly searchEnabled: boolean;
  /** Where unexpected errors are reported to; nothing is loaded or sent while it is empty. */
  readonly sentryDsn: string;
  /** Whether people can log in with the parent platform. */
  readonly signOnEnabled: boolean;
  /** The site’s own address: canonical links, mailed links and the list of allowed redirects start with it. */
  readonly siteOrigin: string;
}

/** The variable that sets each, and what holds where it is not set. */
export const settings: { readonly [id in keyof Settings]: { readonly variable: string; readonly default: Settings[id] } } = {
  adTrackerUrl: { variable: "AD_TRACKER_URL", default: "" },
  apiBase: { variable: "API_BASE", default: "/api" },
  conversionTargetCall: { variable: "CONVERSION_TARGET_CALL", default: "" },
  conversionTargetSignup: { variable: "CONVERSION_TARGET_SIGNUP", default: "" },
  demoMode: { variable: "DEMO", default: false },
  extensionStoreUrl: { variable: "EXTENSION_STORE_URL", default: "https://extensions.example/tuckamore" },
  mapStyleUrl: { variable: "MAP_STYLE_URL", default: "" },
  parentSiteUrl: { variable: "PARENT_SITE_URL", default: "https://halyard.example" },
  payLaterFormUrl: { variable: "PAY_LATER_FORM_URL", default: "https://vertoflex.example/apply" },
  searchEnabled: { variable: "SEARCH_ENABLED", default: true },
  sentryDsn: { variable: "SENTRY_DSN", default: "" },
  signOnEnabled: { variable: "SSO_ENABLED", default: true },
  siteOrigin: { variable: "SITE_ORIGIN", default: "http://localhost:3000" },
};
