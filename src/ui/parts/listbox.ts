import type { ComponentChildren } from 'preact'
import type { IconName } from './icons.tsx'

/** One thing that can be chosen from a list. */
export type Choice<T> = Readonly<{
  value: T
  key: string
  label: string
  /** The language of the name that its label ends with. */
  named?: Readonly<{ name: string; language: string }> | undefined
  detail?: string | undefined
  /** What the detail comes to, below it. */
  worth?: ComponentChildren
  /** Words by which it is found too. */
  words?: string | undefined
  group?: string | undefined
  /** Why it cannot be chosen now. */
  off?: string | undefined
  /** Whether the wallet knows it by itself, in a word; `isGrave` where it could be taken for one that it knows. */
  mark?: Readonly<{ isVerified: boolean; says: string; isGrave?: boolean }> | undefined
  /** Where it stands, as addresses are spelled: every letter is shown, for what its name alone does not tell. */
  address?: string | undefined
  /** What else can be done about it, by a button of its own beside it: never by choosing it. */
  act?: Readonly<{ icon: IconName; name: string; onClick: () => unknown; testId: string }> | undefined
}>

type Place = Pick<Choice<unknown>, 'key' | 'group'>

/** The choices in the order and the groups of an earlier list, so that none moves while it is shown; new ones at the end. */
export function inPlacesOf<T>(places: readonly Place[], choices: readonly Choice<T>[]): readonly Choice<T>[] {
  const kept = places.flatMap(({ key, group }) => {
    const choice = choices.find((each) => each.key === key)
    return choice ? [{ ...choice, group }] : []
  })
  return [...kept, ...choices.filter(({ key }) => !places.some((place) => place.key === key))]
}

/** The choices whose words all begin somewhere in what was typed; order kept. */
export function filterChoices<T>(choices: readonly Choice<T>[], typed: string): readonly Choice<T>[] {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter((choice) => {
    const text = `${choice.label} ${choice.words ?? ''} ${choice.group ?? ''}`.toLowerCase()
    return asked.every((word) => text.includes(word))
  })
}

/** Where a key moves the highlight to; undefined for keys that do not move it. */
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
 * Where typed letters move the highlight to: the next choice that begins with them, or else that has them anywhere;
 * undefined where none has. The same letter again goes on to the next one.
 */
export function typeAhead<T>(choices: readonly Choice<T>[], typed: string, at: number): number | undefined {
  const [letter = '', ...more] = typed.toLowerCase()
  const isRepeated = more.every((each) => each === letter)
  const letters = isRepeated ? letter : typed.toLowerCase()
  const first = isRepeated ? at + 1 : at
  const inTurn = choices.map((_, index) => (first + index) % choices.length)
  const having = filterChoices(choices, letters).map(({ key }) => key)
  const begins = (index: number) => choices[index]?.label.toLowerCase().startsWith(letters)
  return inTurn.find(begins) ?? inTurn.find((index) => having.includes(choices[index]?.key ?? ''))
}
