import type { Registry } from '../chains/registry.ts'
import type { Faults } from '../faults/faults.ts'
import type { Sighting } from '../sighting.ts'
import { asksAnew, judge } from './judge.ts'
import type { Requote } from './requote.ts'
import type { Solver } from './solver.ts'
import type { Transfer, Transfers } from './transfers.ts'

/** Matches deposits with requests. */
export type Deposits = Readonly<{
  sight: (sighting: Sighting) => void
  /** An indexed deposit; false without a known request. */
  point: (sighting: Sighting) => boolean
  /** Exempts an announced transaction from missed-deposit faults. */
  expect: (txHash: string) => void
}>

/** `now` in epoch milliseconds. */
export type DepositTools = Readonly<{
  registry: Registry
  transfers: Transfers
  solver: Solver
  faults: Faults
  requote: Requote
  now: () => number
  log: (line: string) => void
}>

/** `isAnother` if the request already has a deposit. */
type Booked = Readonly<{ sighting: Sighting; requestId: Transfer['requestId']; isAnother: boolean }>

/** Makes an empty book. */
export function depositBook(tools: DepositTools): Deposits {
  const { transfers, solver, faults, log, registry } = tools
  const booked = new Map<string, Booked>()
  const missed = new Set<string>()
  const expected = new Set<string>()

  const transferOf = (sighting: Sighting) =>
    sighting.orderId !== undefined
      ? transfers.byOrderId(sighting.orderId)
      : transfers.byDepositAddress(sighting.depositAddress ?? '')

  const appear = (sighting: Sighting, transfer: Transfer) => {
    const { requestId } = transfer
    const isAnother = transfer.status !== 'waiting' && transfer.status !== 'depositing'
    // An additional deposit waits for confirmation. On one chain the user's own payment can't come back.
    if (isAnother && (sighting.state === 'seen' || transfer.isLocal)) return
    booked.set(sighting.key, { sighting, requestId, isAnother })
    if (sighting.chainId !== transfer.originChainId) {
      log(`deposit ${sighting.txHash} of ${requestId} is on chain ${sighting.chainId}, not on its origin`)
    } else if (isAnother) takeAnother(transfer, sighting)
    else if (sighting.state === 'reverted') {
      transfers.move(requestId, 'failure', { ...paidBy(sighting), failReason: 'TRANSACTION_REVERTED' })
    } else if (transfer.isLocal && sighting.state === 'confirmed') arrive(transfer, sighting)
    else {
      transfers.move(requestId, 'pending', paidBy(sighting))
      if (sighting.state === 'confirmed') act(transfer, sighting)
    }
  }

  // An open address turns a second deposit into a new request; others return it.
  const takeAnother = (transfer: Transfer, sighting: Sighting) => {
    if (sighting.state === 'reverted') return
    if (transfer.depositAddress?.type === 'open') return askAnew(transfer, sighting)
    log(`deposit ${sighting.txHash} is a second one for ${transfer.requestId}`)
    solver.giveBack(transfer, sighting, sighting.amount, `second:${sighting.key}`)
  }

  const arrive = ({ requestId }: Transfer, sighting: Sighting) =>
    transfers.move(requestId, 'success', { ...paidBy(sighting), txHashes: [sighting.txHash] })

  const act = (transfer: Transfer, sighting: Sighting) => {
    if (transfer.isLocal) return void arrive(transfer, sighting)
    if (booked.get(sighting.key)?.isAnother) return takeAnother(transfer, sighting)
    if (asksAnew(transfer, sighting, tools.now())) return askAnew(transfer, sighting)
    const verdict = judge(transfer, sighting, tools.now())
    solver.enqueue({ requestId: transfer.requestId, deposit: sighting, verdict })
    const end = registry.get(transfer.originChainId)
    if (sighting.depositAddress && end) end.family.settled?.(end.chain, sighting.depositAddress)
  }

  // The deposit may be gone by then.
  const askAnew = (asked: Transfer, sighting: Sighting) => {
    const { key, txHash, amount } = sighting
    tools
      .requote(asked, amount)
      .then((requoted) => {
        const entry = booked.get(key)
        if (entry?.sighting.state !== 'confirmed' || entry.requestId !== asked.requestId) return
        const { isAnother } = entry
        if ('begin' in requoted) {
          const { requestId } = requoted.begin()
          log(`deposit ${txHash} to the open address of ${asked.requestId} begins ${requestId}`)
          if (!isAnother) transfers.move(asked.requestId, 'pending', { supersededByRequestId: requestId })
          booked.set(key, { sighting, requestId, isAnother: false })
          act(transfers.move(requestId, 'pending', paidBy(sighting)), sighting)
        } else if (!isAnother) {
          const verdict = { fills: false, failReason: requoted.failReason } as const
          solver.enqueue({ requestId: asked.requestId, deposit: sighting, verdict })
        } else if (asked.refunds) solver.giveBack(asked, sighting, amount, `second:${key}`)
        else log(`deposit ${txHash} begins no request (${requoted.failReason}) and does not go back by itself`)
      })
      .catch((error: unknown) => log(`requote for ${txHash}: ${String(error).split('\n')[0]}`))
  }

  // An unstarted fill waits for confirmation.
  const unconfirm = ({ requestId, status, inTxHashes }: Transfer, { txHash }: Sighting) => {
    if (!inTxHashes.includes(txHash)) return
    if (solver.withdraw(requestId) && status === 'delayed') transfers.move(requestId, 'pending')
  }

  // Its request waits again, unless the solver has acted.
  const vanish = (sighting: Sighting, requestId: Transfer['requestId']) => {
    booked.delete(sighting.key)
    const transfer = transfers.byId(requestId)
    if (!transfer?.inTxHashes.includes(sighting.txHash)) return
    log(`deposit ${sighting.txHash} of ${requestId} left the chain`)
    if (transfer.status === 'success' || transfer.status === 'refund') return
    if (solver.withdraw(requestId)) transfers.move(requestId, 'waiting', { inTxHashes: [] })
  }

  const misses = (sighting: Sighting, transfer: Transfer) => {
    if (missed.has(sighting.key)) return true
    if (expected.has(sighting.txHash)) return false
    if (faults.take('miss-deposit', { user: transfer.user }).length === 0) return false
    missed.add(sighting.key)
    log(`deposit ${sighting.txHash} of ${transfer.requestId} is missed on purpose`)
    return true
  }

  return {
    sight(sighting) {
      const before = booked.get(sighting.key)
      if (sighting.state === 'gone') {
        if (before) vanish(before.sighting, before.requestId)
        return
      }
      if (before) {
        booked.set(sighting.key, { ...before, sighting })
        const transfer = transfers.byId(before.requestId)
        if (transfer && before.sighting.state === 'seen' && sighting.state === 'confirmed') act(transfer, sighting)
        if (transfer && before.sighting.state === 'confirmed' && sighting.state === 'seen')
          unconfirm(transfer, sighting)
        return
      }
      const transfer = transferOf(sighting)
      if (transfer && !misses(sighting, transfer)) appear(sighting, transfer)
    },
    point(sighting) {
      const transfer = transferOf(sighting)
      if (!transfer) return false
      missed.delete(sighting.key)
      if (!booked.has(sighting.key)) appear(sighting, transfer)
      return true
    },
    expect: (txHash) => expected.add(txHash),
  }
}

function paidBy({ txHash, from }: Sighting) {
  return { inTxHashes: [txHash], depositor: from, depositTxHash: txHash }
}
