import type { DepositFate } from '../deposit-fate.ts'
import type { Deposit } from '../deposits.ts'
import { hashesOfItems } from '../own-hashes.ts'
import { arrivalNames } from '../reservation.ts'
import type { Bundle } from './bundle.ts'

/**
 * What no crossing and no other deposit may have of a bundle's: the transactions that were signed for it, the orders that
 * it pays or has paid, and the requests, transactions and blocks that are what became of them.
 */
export function namesOf(bundle: Pick<Bundle, 'items' | 'deposits' | 'stage'>): readonly string[] {
  const orders = paidBy(bundle).map(({ orderId }) => orderId)
  return [...hashesOfItems(bundle.items), ...orders, ...(bundle.deposits?.fates ?? []).flatMap(namesIn)]
}

/** The requests that deposits were followed by, and the transactions and blocks that were counted as what became of them. */
export function countedBy({ deposits }: Pick<Bundle, 'deposits'>): readonly string[] {
  return (deposits?.fates ?? []).flatMap((fate) => {
    const isCounted = fate.fate !== 'unlike' && fate.fate !== 'said' && fate.proof.proof === 'verified'
    return fate.fate === 'said' || isCounted ? namesIn(fate) : []
  })
}

// What did not go through was not paid; what is on its way may be.
function paidBy({ deposits, stage }: Pick<Bundle, 'deposits' | 'stage'>): readonly Deposit[] {
  if (!deposits) return []
  return stage.stage === 'failed' ? deposits.read : [...deposits.read, ...deposits.foreseen]
}

function namesIn(fate: DepositFate): readonly string[] {
  if (fate.fate === 'unlike') return []
  if (fate.fate === 'said') return [fate.requestId]
  const { requestId, proof } = fate
  // An arrival that was not read has counted nothing.
  return [requestId, ...(proof.proof === 'verified' ? arrivalNames(proof.txHash, proof.besides) : [])]
}
