import type { Hurry, ItemState } from './execution.ts'
import type { SignedName } from './sign/signed.ts'
import { attemptsOf } from './step.ts'

export type WithOwn = Readonly<{
  items: readonly ItemState<SignedName>[]
  hurries?: readonly Hurry<SignedName>[] | undefined
}>

/** Returns every hash that we signed for a transfer; Bitcoin change in them is no arrival. */
export function ownHashes({ items, hurries }: WithOwn): readonly string[] {
  return [...hashesOfItems(items), ...(hurries ?? []).map(({ signed }) => signed.hash)]
}

/** Returns every signed attempt's hash. */
export function hashesOfItems(items: readonly ItemState<SignedName>[]): readonly string[] {
  return items.flatMap((state) => attemptsOf(state).map(({ hash }) => hash))
}
