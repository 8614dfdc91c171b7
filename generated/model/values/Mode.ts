// Generated a337ff956943. The reference list Mode.

/** How a person uses the product on a page. Source: §2. */
export const Mode = {
  any: { label: "Either mode", host_view: false, side: null },
  guest: { label: "Guest mode", host_view: false, side: "guest" },
  host: { label: "Host mode", host_view: false, side: "host" },
  hostView: { label: "Host mode, shown as hosts see it", host_view: true, side: "host" },
} as const;

export type Mode = keyof typeof Mode;
