// Generated 6a2332d65085. The environment of the server, by variable.
import { z } from "zod";

/** What each variable holds, and for what. */
export const environment = z.object({
  CATALOGUE_KEY: z.string().min(8).regex(new RegExp("^(?:[a-z0-9]+)$", "u"), "It must be small letters and digits").optional().describe("What lets us ask that service"),
  CATALOGUE_URL: z.url({ protocol: /^https?$/, error: "It must be a web address" }).max(2048).optional().describe("The service that knows what tools are called; names are as they were typed without it"),
  LENDING_OPEN: z.stringbool("It must be true or false").default(true).describe("Whether tools go out at all"),
  SHELF_COUNT: z.coerce.number("It must be a whole number").int().default(12).describe("How many shelves there are"),
  WORKSHOP_URL: z.string().default("https://workshop.example").describe("Where the workshop lives on the web"),
});
