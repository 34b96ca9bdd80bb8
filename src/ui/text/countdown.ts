// A clock read a moment ago must not add a second.
const TOLERANCE = 0.1

/** Whole seconds, never below zero. */
export function secondsLeft(untilSeconds: number, nowMilliseconds: number): number {
  return Math.max(0, Math.ceil(untilSeconds - nowMilliseconds / 1_000 - TOLERANCE))
}

/** From 1 to 0. */
export function fractionLeft(untilSeconds: number, spanSeconds: number, nowMilliseconds: number): number {
  const left = untilSeconds - nowMilliseconds / 1_000
  return spanSeconds <= 0 ? 0 : Math.min(1, Math.max(0, left / spanSeconds))
}
