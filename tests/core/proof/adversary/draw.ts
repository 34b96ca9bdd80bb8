/** Deterministic by seed and play, so one play can be repeated. */
export type Draw = Readonly<{
  /** From 0 to below `end`. */
  below: (end: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (perMille: number) => boolean
  bytes: (count: number) => `0x${string}`
}>

/** Uses mulberry32 on both numbers, mixed. */
export function drawOf(seed: number, play: number): Draw {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(play + 1, 0xc2b2ae35)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (end: number) => Math.floor((next() / 2 ** 32) * end)
  return {
    below,
    pick: (list) => {
      const [picked] = list.slice(below(list.length))
      if (picked === undefined) throw new RangeError('expected something to pick from, got an empty list')
      return picked
    },
    chance: (perMille) => below(1_000) < perMille,
    bytes: (count) => `0x${Array.from({ length: count }, () => below(256).toString(16).padStart(2, '0')).join('')}`,
  }
}
