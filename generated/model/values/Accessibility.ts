// Generated 1746bf44f0e9. The reference list Accessibility.

/** What makes a place usable for more people. */
export const Accessibility = {
  step_free: { label: "Step-free entrance" },
  ground_floor: { label: "Bedroom and bath on the ground floor" },
  wide_doors: { label: "Doors at least 81 cm wide" },
  elevator: { label: "Elevator" },
  accessible_parking: { label: "Accessible parking" },
  roll_in_shower: { label: "Roll-in shower" },
  grab_bars: { label: "Grab bars in the bathroom" },
  visual_alarm: { label: "Visual smoke alarm" },
} as const;

export type Accessibility = keyof typeof Accessibility;
