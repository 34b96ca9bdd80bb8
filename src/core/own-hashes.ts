import type { Hurry, ItemState } from './execution.ts'
import type { SignedName } from './sign/signed.ts'
import { attemptsOf } from './step.ts'

/** What of a record names what was signed for it. */
export type WithOwn = Readonly<{
  items: readonly ItemState<SignedName>[]
  hurries?: readonly Hurry<SignedName>[] | undefined
}>

/**
 * The transactions that the wallet itself signed for a crossing, every attempt of a step and every hurry: what they bring
 * back, as change on Bitcoin, is the user's own money and no arrival.
 */
export function ownHashes({ items, hurries }: WithOwn): readonly string[] {
  return [...hashesOfItems(items), ...(hurries ?? []).map(({ signed }) => signed.hash)]
}

/** The transactions that were signed for steps, every attempt of each. */
export function hashesOfItems(items: readonly ItemState<SignedName>[]): readonly string[] {
  return items.flatMap((state) => attemptsOf(state).map(({ hash }) => hash))
}
