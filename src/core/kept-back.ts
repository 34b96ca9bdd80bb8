import type { Execution, ItemState } from './execution.ts'
import type { SignedName } from './sign/signed.ts'
import { isOut } from './step.ts'

/** For records of before it was noted whose turn has come: any of their bytes may be out. */
export const ANY_MAY_BE_OUT = Number.MAX_SAFE_INTEGER

type Handing = Pick<Execution, 'pace'> & Readonly<{ items: readonly ItemState<SignedName>[] }>

/**
 * Whether nobody was ever given the bytes of a step: it was signed together with others, and its turn has not come. What
 * was once to be sent counts as given from then on, since a worker may have died at it.
 */
export function isKeptBack({ pace, items }: Handing, index: number): boolean {
  return pace.pace === 'pipelined' && index >= pace.outBefore && items[index]?.phase === 'signed'
}

/** Whether somebody has bytes of a step, or may have them, and no chain has decided about them. */
export function canGetIn(handing: Handing, index: number): boolean {
  const item = handing.items[index]
  if (!item) return false
  if (item.phase === 'reserved') return item.earlier.length > 0
  return isOut(item) && !isKeptBack(handing, index)
}
