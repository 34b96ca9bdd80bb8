import type { Execution, ItemState } from './execution.ts'
import { attemptsOf } from './step.ts'

/**
 * The transactions that the wallet itself signed for a crossing, every attempt of a step and every hurry: what they bring
 * back, as change on Bitcoin, is the user's own money and no arrival.
 */
export function ownHashes({ items, hurries }: Pick<Execution, 'items' | 'hurries'>): readonly string[] {
  return [...hashesOfItems(items), ...(hurries ?? []).map(({ signed }) => signed.hash)]
}

/** The transactions that were signed for steps, every attempt of each. */
export function hashesOfItems(items: readonly ItemState[]): readonly string[] {
  return items.flatMap((state) => attemptsOf(state).map(({ hash }) => hash))
}
