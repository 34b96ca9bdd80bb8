/** Seeds mulberry32, with numbers from 0 to below 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const FAULTS = ['silent', 'silent', 'lie', 'late'] as const

/** Calls time out, fail, lie, or deliver late and twice. With `isFull`, the disk stores nothing. */
export function stormOf(seed: number, share: number, isFull: boolean): (name: string) => string | undefined {
  const random = seeded(seed)
  return (name) => {
    if (name === 'save') return isFull || random() < share / 4 ? 'full' : undefined
    return random() < share ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined
  }
}
