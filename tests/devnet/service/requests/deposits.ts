import type { Hex } from '../../chains.ts'
import type { Deposit } from '../evm/depository.ts'
import type { Faults } from '../faults/faults.ts'
import type { Crossing, Crossings } from './crossings.ts'
import type { Solver } from './solver.ts'

/** The book of deposits: what is on the chains, and which crossings they belong to. */
export type Deposits = Readonly<{
  /** All deposits of a chain above block `base`, as the watcher sees them now. */
  sight: (chainId: number, base: bigint, deposits: readonly Deposit[]) => void
  /** One deposit that somebody pointed at; false when no crossing is known by its order id. */
  point: (deposit: Deposit) => boolean
  /** Keeps the faults from missing a transaction that is not in a block yet but was pointed at. */
  expect: (txHash: Hex) => void
}>

/** What the book works with; `now` in epoch milliseconds. */
export type DepositTools = Readonly<{
  crossings: Crossings
  solver: Solver
  faults: Faults
  now: () => number
  log: (line: string) => void
}>

/** A new, empty book. */
export function depositBook(tools: DepositTools): Deposits {
  const { crossings, solver, faults, log } = tools
  const booked = new Map<string, Deposit>()
  const missed = new Set<string>()
  const expected = new Set<Hex>()
  const key = ({ chainId, txHash, orderId }: Deposit) => `${chainId} ${txHash} ${orderId}`

  const appear = (deposit: Deposit, crossing: Crossing) => {
    booked.set(key(deposit), deposit)
    if (deposit.chainId !== crossing.originChainId) {
      log(`deposit ${deposit.txHash} of ${crossing.requestId} is on chain ${deposit.chainId}, not on its origin`)
      return
    }
    if (crossing.status !== 'waiting') {
      log(`deposit ${deposit.txHash} is a second one for ${crossing.requestId}`)
      solver.giveBack(crossing, deposit)
      return
    }
    const { requestId } = crossing
    crossings.move(requestId, 'pending', { inTxHashes: [deposit.txHash] })
    solver.enqueue({ requestId, deposit, refundReason: refundReason(crossing, deposit, tools.now()) })
  }

  // A deposit that left the chain: its crossing waits again, unless the solver has already acted on it.
  const vanish = (deposit: Deposit) => {
    booked.delete(key(deposit))
    const crossing = crossings.byOrderId(deposit.orderId)
    if (!crossing?.inTxHashes.includes(deposit.txHash)) return
    log(`deposit ${deposit.txHash} of ${crossing.requestId} left the chain`)
    if (solver.withdraw(crossing.requestId)) crossings.move(crossing.requestId, 'waiting', { inTxHashes: [] })
  }

  const misses = (deposit: Deposit, crossing: Crossing) => {
    if (missed.has(key(deposit))) return true
    if (expected.has(deposit.txHash)) return false
    if (faults.take('miss-deposit', { user: crossing.user }).length === 0) return false
    missed.add(key(deposit))
    log(`deposit ${deposit.txHash} of ${crossing.requestId} is missed on purpose`)
    return true
  }

  return {
    sight(chainId, base, deposits) {
      const present = new Set(deposits.map(key))
      for (const old of [...booked.values()]) {
        if (old.chainId === chainId && old.blockNumber > base && !present.has(key(old))) vanish(old)
      }
      for (const deposit of deposits) {
        const crossing = crossings.byOrderId(deposit.orderId)
        if (!crossing) continue
        if (booked.has(key(deposit))) booked.set(key(deposit), deposit)
        else if (!misses(deposit, crossing)) appear(deposit, crossing)
      }
    },
    point(deposit) {
      const crossing = crossings.byOrderId(deposit.orderId)
      if (!crossing) return false
      missed.delete(key(deposit))
      if (!booked.has(key(deposit))) appear(deposit, crossing)
      return true
    },
    expect: (txHash) => expected.add(txHash),
  }
}

// Why a deposit is given back instead of filled; codes of service-facts.md 3. Too much has no code of its own.
function refundReason(crossing: Crossing, deposit: Deposit, nowMs: number): string | undefined {
  const payment = crossing.order.inputs[0]?.payment
  if (payment?.currency.toLowerCase() !== deposit.token) return 'ORIGIN_CURRENCY_MISMATCH'
  if (deposit.amount < BigInt(payment.amount)) return 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL'
  if (deposit.amount > BigInt(payment.amount)) return 'UNKNOWN'
  if (nowMs > crossing.expiresAtSeconds * 1000) return 'TTL_EXPIRED'
  return crossing.refundAsked ? 'UNKNOWN' : undefined
}
