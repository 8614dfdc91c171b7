// The demo's knowledge of a place: position, looks, expensive seasons, and local tips.
import type { PropertyType, Province, TimeZone } from '../../../generated/model/values';
import type { Scene } from '../pictures/draw';

export type Terrain = 'mountains' | 'lake' | 'coast' | 'prairie' | 'city' | 'north';
/** When nights are dear there. */
export type Season = 'ski' | 'summer' | 'city' | 'aurora';
/** A stay to be: its type, its bedrooms (none: a studio), its title. */
export type StaySketch = readonly [type: PropertyType, bedrooms: number, title: string];

export interface Place {
  readonly name: string;
  readonly province: Province;
  /** Latitude and longitude of the middle of the place. */
  readonly at: readonly [latitude: number, longitude: number];
  /** The compass bearing that leads away from the water, where there is some beside it. */
  readonly inland?: number;
  readonly zone: TimeZone;
  readonly terrain: Terrain;
  readonly scenes: readonly [Scene, ...Scene[]];
  readonly season: Season;
  /** How dear it is: 1 is an ordinary place. */
  readonly level: number;
  /** The first half of its postal codes. */
  readonly post: string;
  readonly streets: readonly [string, ...string[]];
  /** Whole sentences, true of the place. */
  readonly facts: readonly [string, ...string[]];
  readonly stays: readonly StaySketch[];
}
