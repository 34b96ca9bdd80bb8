import type { ComponentChildren } from 'preact'
import type { IconName } from '../../display/icons.tsx'

export type ListboxChoice<T> = Readonly<{
  value: T
  key: string
  label: string
  /** The language of the name at the label's end. */
  named?: Readonly<{ name: string; language: string }> | undefined
  detail?: string | undefined
  valuation?: ComponentChildren
  /** More words for the search. */
  words?: string | undefined
  group?: string | undefined
  /** A key of the panel's places. */
  place?: string | undefined
  off?: string | undefined
  /** Whether the wallet knows it by itself. `isGrave` where it looks like a known one. */
  mark?: Readonly<{ isVerified: boolean; says: string; isGrave?: boolean }> | undefined
  /** Shown in full where the name alone is ambiguous. */
  address?: string | undefined
  act?: Readonly<{ icon: IconName; name: string; onClick: () => unknown; testId: string }> | undefined
}>

type Place = Pick<ListboxChoice<unknown>, 'key' | 'group'>

/** Keeps the places of an earlier list, so that nothing moves; new choices go to the end. */
export function inEarlierOrder<T>(
  places: readonly Place[],
  choices: readonly ListboxChoice<T>[],
): readonly ListboxChoice<T>[] {
  const kept = places.flatMap(({ key, group }) => {
    const choice = choices.find((each) => each.key === key)
    return choice ? [{ ...choice, group }] : []
  })
  return [...kept, ...choices.filter(({ key }) => !places.some((place) => place.key === key))]
}

export function filterChoices<T>(choices: readonly ListboxChoice<T>[], typed: string): readonly ListboxChoice<T>[] {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter((choice) => {
    const text = `${choice.label} ${choice.words ?? ''} ${choice.group ?? ''}`.toLowerCase()
    return asked.every((word) => text.includes(word))
  })
}

export function moveHighlight(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'PageDown') return Math.min(count - 1, at + 6)
  if (key === 'PageUp') return Math.max(0, at - 6)
  return undefined
}

/**
 * Finds the next choice that begins with the letters, else one that contains them. Repeating a letter goes on to the
 * next.
 */
export function typeAhead<T>(choices: readonly ListboxChoice<T>[], typed: string, at: number): number | undefined {
  const [letter = '', ...more] = typed.toLowerCase()
  const isRepeated = more.every((each) => each === letter)
  const letters = isRepeated ? letter : typed.toLowerCase()
  const first = isRepeated ? at + 1 : at
  const inTurn = choices.map((_, index) => (first + index) % choices.length)
  const having = filterChoices(choices, letters).map(({ key }) => key)
  const begins = (index: number) => choices[index]?.label.toLowerCase().startsWith(letters)
  return inTurn.find(begins) ?? inTurn.find((index) => having.includes(choices[index]?.key ?? ''))
}
