import fc from 'fast-check'

/** What happens to a record next: an outcome of what it asks for now, the how-manieth of them, or whatever else. */
export type Turn<E> = Readonly<{ outcome: number }> | Readonly<{ event: E }>

/** Turns of which most carry a record on, so that whole lives are walked, and some come at the wrong time. */
export function turns<E>(event: fc.Arbitrary<E>): fc.Arbitrary<readonly Turn<E>[]> {
  const turn = fc.oneof<fc.WeightedArbitrary<Turn<E>>[]>(
    { weight: 4, arbitrary: fc.record({ outcome: fc.nat({ max: 59 }) }) },
    { weight: 1, arbitrary: fc.record({ event }) },
  )
  return fc.array(turn, { minLength: 15, maxLength: 60, size: 'max' })
}

/** The event of a turn; undefined where nothing is asked for. */
export function eventOf<E>(turn: Turn<E>, outcomes: readonly E[]): E | undefined {
  return 'event' in turn ? turn.event : outcomes[turn.outcome % outcomes.length]
}

/** Counts how many walks came where; a property that is never tried there would say nothing of it. */
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
