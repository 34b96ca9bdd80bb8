import type { ExecutionView } from '../../api/views/transfers.ts'
import { isAwaitingPayment } from '../../core/execution/execution.ts'
import { FAMILIES } from '../../core/families/families.ts'
import { useApp } from '../state/app.ts'
import { useNow } from '../state/page/clock.ts'
import { readyValue } from '../state/resource.ts'
import { useFamily } from '../state/wallet/family.ts'
import { startedAtSeconds } from './start-time.ts'
import { isHeld } from './state.ts'
import { type UsualDuration, usualDuration } from './usual-duration.ts'

/** Slow from this multiple of the usual time. */
const SLOW_FACTOR = 3
const SLOW_LEAST_SECONDS = 60
/** Three average Bitcoin blocks. */
const SLOW_LEAST_BITCOIN_SECONDS = 1_800

/** Slow means far longer than usual, or stopped. */
export function useSlow(execution: ExecutionView): Readonly<{ usual: UsualDuration | undefined; isSlow: boolean }> {
  const nowSeconds = Math.floor(useNow() / 1_000)
  const familyOf = useFamily()
  const usual = usualDuration(execution, readyValue(useApp().store.executions.now.value) ?? [])
  const { originChainId, destinationChainId } = execution.intent
  const hasSlowBlocks = [originChainId, destinationChainId].some((id) => FAMILIES[familyOf(id)].hasSlowBlocks)
  const least = hasSlowBlocks ? SLOW_LEAST_BITCOIN_SECONDS : SLOW_LEAST_SECONDS
  const elapsed = nowSeconds - startedAtSeconds(execution)
  const isOverdue = usual !== undefined && elapsed > Math.max(usual.seconds * SLOW_FACTOR, least)
  // An unpaid or unstarted transfer isn't slow.
  const hasBegun = !isAwaitingPayment(execution) && !isHeld(execution)
  return { usual, isSlow: hasBegun && (isOverdue || execution.stalledSinceSeconds !== undefined) }
}
