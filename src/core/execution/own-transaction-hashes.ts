import type { SignedName } from '../sign/signed.ts'
import type { CpfpPayment, ItemState } from './execution.ts'
import { attemptsOf } from './steps/step.ts'

export type OwnTransactions = Readonly<{
  items: readonly ItemState<SignedName>[]
  cpfpChildren?: readonly CpfpPayment<SignedName>[] | undefined
}>

/** Every hash that we signed for a transfer; Bitcoin change in them is no arrival. */
export function ownHashes({ items, cpfpChildren }: OwnTransactions): readonly string[] {
  return [...hashesOfItems(items), ...(cpfpChildren ?? []).map(({ signed }) => signed.hash)]
}

export function hashesOfItems(items: readonly ItemState<SignedName>[]): readonly string[] {
  return items.flatMap((state) => attemptsOf(state).map(({ hash }) => hash))
}
