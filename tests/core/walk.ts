import fc from 'fast-check'

/** The next turn is the n-th outcome of the current task, or any event. */
export type Turn<E> = Readonly<{ outcome: number }> | Readonly<{ event: E }>

/** Most turns advance the record; some come at a wrong time. */
export function turns<E>(event: fc.Arbitrary<E>): fc.Arbitrary<readonly Turn<E>[]> {
  const turn = fc.oneof<fc.WeightedArbitrary<Turn<E>>[]>(
    { weight: 4, arbitrary: fc.record({ outcome: fc.nat({ max: 59 }) }) },
    { weight: 1, arbitrary: fc.record({ event }) },
  )
  return fc.array(turn, { minLength: 15, maxLength: 60, size: 'max' })
}

/** Undefined means no pending task. */
export function eventOf<E>(turn: Turn<E>, outcomes: readonly E[]): E | undefined {
  return 'event' in turn ? turn.event : outcomes[turn.outcome % outcomes.length]
}

/** Counts visits, since an unvisited place proves nothing. */
export function tally(): Readonly<{ note: (places: Readonly<Record<string, boolean>>) => void; least: () => number }> {
  const counts = new Map<string, number>()
  return {
    note: (places) => {
      for (const [place, isThere] of Object.entries(places)) {
        counts.set(place, (counts.get(place) ?? 0) + (isThere ? 1 : 0))
      }
    },
    least: () => (counts.size === 0 ? 0 : Math.min(...counts.values())),
  }
}
