import type { Registry } from '../chains/registry.ts'
import type { Faults } from '../faults/faults.ts'
import type { Sighting } from '../sighting.ts'
import type { Crossing, Crossings } from './crossings.ts'
import { asksAnew, judge } from './judge.ts'
import type { Requote } from './requote.ts'
import type { Solver } from './solver.ts'

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
  crossings: Crossings
  solver: Solver
  faults: Faults
  requote: Requote
  now: () => number
  log: (line: string) => void
}>

/** `isAnother` if the request already has a deposit. */
type Booked = Readonly<{ sighting: Sighting; requestId: Crossing['requestId']; isAnother: boolean }>

/** Makes an empty book. */
export function depositBook(tools: DepositTools): Deposits {
  const { crossings, solver, faults, log, registry } = tools
  const booked = new Map<string, Booked>()
  const missed = new Set<string>()
  const expected = new Set<string>()

  const crossingOf = (sighting: Sighting) =>
    sighting.orderId !== undefined
      ? crossings.byOrderId(sighting.orderId)
      : crossings.byDepositAddress(sighting.depositAddress ?? '')

  const appear = (sighting: Sighting, crossing: Crossing) => {
    const { requestId } = crossing
    const isAnother = crossing.status !== 'waiting' && crossing.status !== 'depositing'
    // An additional deposit waits for confirmation. On one chain the user's own payment can't come back.
    if (isAnother && (sighting.state === 'seen' || crossing.isLocal)) return
    booked.set(sighting.key, { sighting, requestId, isAnother })
    if (sighting.chainId !== crossing.originChainId) {
      log(`deposit ${sighting.txHash} of ${requestId} is on chain ${sighting.chainId}, not on its origin`)
    } else if (isAnother) takeAnother(crossing, sighting)
    else if (sighting.state === 'reverted') {
      crossings.move(requestId, 'failure', { ...paidBy(sighting), failReason: 'TRANSACTION_REVERTED' })
    } else if (crossing.isLocal && sighting.state === 'confirmed') arrive(crossing, sighting)
    else {
      crossings.move(requestId, 'pending', paidBy(sighting))
      if (sighting.state === 'confirmed') act(crossing, sighting)
    }
  }

  // An open address turns a second deposit into a new request; others return it.
  const takeAnother = (crossing: Crossing, sighting: Sighting) => {
    if (sighting.state === 'reverted') return
    if (crossing.depositAddress?.type === 'open') return askAnew(crossing, sighting)
    log(`deposit ${sighting.txHash} is a second one for ${crossing.requestId}`)
    solver.giveBack(crossing, sighting, sighting.amount, `second:${sighting.key}`)
  }

  const arrive = ({ requestId }: Crossing, sighting: Sighting) =>
    crossings.move(requestId, 'success', { ...paidBy(sighting), txHashes: [sighting.txHash] })

  const act = (crossing: Crossing, sighting: Sighting) => {
    if (crossing.isLocal) return void arrive(crossing, sighting)
    if (booked.get(sighting.key)?.isAnother) return takeAnother(crossing, sighting)
    if (asksAnew(crossing, sighting, tools.now())) return askAnew(crossing, sighting)
    const verdict = judge(crossing, sighting, tools.now())
    solver.enqueue({ requestId: crossing.requestId, deposit: sighting, verdict })
    const end = registry.get(crossing.originChainId)
    if (sighting.depositAddress && end) end.family.settled?.(end.chain, sighting.depositAddress)
  }

  // Quotes an open address again for this amount. The deposit may be gone by then.
  const askAnew = (asked: Crossing, sighting: Sighting) => {
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
          if (!isAnother) crossings.move(asked.requestId, 'pending', { supersededByRequestId: requestId })
          booked.set(key, { sighting, requestId, isAnother: false })
          act(crossings.move(requestId, 'pending', paidBy(sighting)), sighting)
        } else if (!isAnother) {
          const verdict = { fills: false, failReason: requoted.failReason } as const
          solver.enqueue({ requestId: asked.requestId, deposit: sighting, verdict })
        } else if (asked.refunds) solver.giveBack(asked, sighting, amount, `second:${key}`)
        else log(`deposit ${txHash} begins no request (${requoted.failReason}) and does not go back by itself`)
      })
      .catch((error: unknown) => log(`requote for ${txHash}: ${String(error).split('\n')[0]}`))
  }

  // A deposit lost its blocks but remains known: an unstarted fill waits for confirmation.
  const unconfirm = ({ requestId, status, inTxHashes }: Crossing, { txHash }: Sighting) => {
    if (!inTxHashes.includes(txHash)) return
    if (solver.withdraw(requestId) && status === 'delayed') crossings.move(requestId, 'pending')
  }

  // A deposit left the chain: its request waits again, unless the solver has acted.
  const vanish = (sighting: Sighting, requestId: Crossing['requestId']) => {
    booked.delete(sighting.key)
    const crossing = crossings.byId(requestId)
    if (!crossing?.inTxHashes.includes(sighting.txHash)) return
    log(`deposit ${sighting.txHash} of ${requestId} left the chain`)
    if (crossing.status === 'success' || crossing.status === 'refund') return
    if (solver.withdraw(requestId)) crossings.move(requestId, 'waiting', { inTxHashes: [] })
  }

  const misses = (sighting: Sighting, crossing: Crossing) => {
    if (missed.has(sighting.key)) return true
    if (expected.has(sighting.txHash)) return false
    if (faults.take('miss-deposit', { user: crossing.user }).length === 0) return false
    missed.add(sighting.key)
    log(`deposit ${sighting.txHash} of ${crossing.requestId} is missed on purpose`)
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
        const crossing = crossings.byId(before.requestId)
        if (crossing && before.sighting.state === 'seen' && sighting.state === 'confirmed') act(crossing, sighting)
        if (crossing && before.sighting.state === 'confirmed' && sighting.state === 'seen')
          unconfirm(crossing, sighting)
        return
      }
      const crossing = crossingOf(sighting)
      if (crossing && !misses(sighting, crossing)) appear(sighting, crossing)
    },
    point(sighting) {
      const crossing = crossingOf(sighting)
      if (!crossing) return false
      missed.delete(sighting.key)
      if (!booked.has(sighting.key)) appear(sighting, crossing)
      return true
    },
    expect: (txHash) => expected.add(txHash),
  }
}

function paidBy({ txHash, from }: Sighting) {
  return { inTxHashes: [txHash], depositor: from, depositTxHash: txHash }
}
