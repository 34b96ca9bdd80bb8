import type { Bundle } from '../bundle/bundle.ts'
import type { DepositOutcome } from '../bundle/deposit-outcome.ts'
import { hashesOfItems } from '../execution/own-transaction-hashes.ts'
import type { Deposit } from '../families/evm/deposit-events.ts'
import { arrivalNames } from './reservation.ts'

/** A bundle's signed transactions and orders, and its outcomes' requests, transactions and blocks. */
export function namesReservedBy(bundle: Pick<Bundle, 'items' | 'deposits' | 'stage'>): readonly string[] {
  const orders = paidBy(bundle).map(({ orderId }) => orderId)
  return [...hashesOfItems(bundle.items), ...orders, ...(bundle.deposits?.outcomes ?? []).flatMap(namesIn)]
}

/** The deposits' requests, with the transactions and blocks counted as their outcomes. */
export function namesCountedBy({ deposits }: Pick<Bundle, 'deposits'>): readonly string[] {
  return (deposits?.outcomes ?? []).flatMap((outcome) => {
    const isCounted = outcome.outcome !== 'unlike' && outcome.outcome !== 'said' && outcome.proof.proof === 'verified'
    return outcome.outcome === 'said' || isCounted ? namesIn(outcome) : []
  })
}

// A failed payment paid nothing; a pending one may.
function paidBy({ deposits, stage }: Pick<Bundle, 'deposits' | 'stage'>): readonly Deposit[] {
  if (!deposits) return []
  return stage.stage === 'failed' ? deposits.read : [...deposits.read, ...deposits.simulated]
}

function namesIn(outcome: DepositOutcome): readonly string[] {
  if (outcome.outcome === 'unlike') return []
  if (outcome.outcome === 'said') return [outcome.requestId]
  const { requestId, proof } = outcome
  // An unread arrival has counted nothing.
  return [requestId, ...(proof.proof === 'verified' ? arrivalNames(proof.txHash, proof.besides) : [])]
}
