import type { Registry } from '../chains/registry.ts'
import type { Sighting } from '../family.ts'
import type { Faults } from '../faults/faults.ts'
import { newRequestId } from '../quote/quote.ts'
import type { Crossing, Crossings } from './crossings.ts'
import { judge } from './judge.ts'
import type { Solver } from './solver.ts'

/** The book of deposits: what is on the chains, and which requests they belong to. */
export type Deposits = Readonly<{
  /** A deposit in its present state, as a watcher sees it. */
  sight: (sighting: Sighting) => void
  /** One deposit that somebody pointed at; false when no request is known by it. */
  point: (sighting: Sighting) => boolean
  /** Keeps the faults from missing a transaction that is not in a block yet but was pointed at. */
  expect: (txHash: string) => void
}>

/** What the book works with; `now` in epoch milliseconds. */
export type DepositTools = Readonly<{
  registry: Registry
  crossings: Crossings
  solver: Solver
  faults: Faults
  now: () => number
  log: (line: string) => void
}>

/** A new, empty book. */
export function depositBook(tools: DepositTools): Deposits {
  const { crossings, solver, faults, log, registry } = tools
  /** Deposits by key: what they were last, and the request that each was booked on. */
  const booked = new Map<string, Readonly<{ sighting: Sighting; requestId: Crossing['requestId'] }>>()
  const missed = new Set<string>()
  const expected = new Set<string>()

  const crossingOf = (sighting: Sighting) =>
    sighting.orderId !== undefined
      ? crossings.byOrderId(sighting.orderId)
      : crossings.byDepositAddress(sighting.depositAddress ?? '')

  const appear = (sighting: Sighting, known: Crossing) => {
    const isOpen = known.status === 'waiting' || known.status === 'depositing'
    // Whether it stays is not known yet: it is looked at again when it is confirmed.
    if (!isOpen && sighting.state === 'seen') return
    const crossing = isOpen ? known : again(known, sighting)
    if (!crossing) return
    const { requestId } = crossing
    booked.set(sighting.key, { sighting, requestId })
    if (sighting.chainId !== crossing.originChainId) {
      log(`deposit ${sighting.txHash} of ${requestId} is on chain ${sighting.chainId}, not on its origin`)
      return
    }
    const patch = { inTxHashes: [sighting.txHash], depositor: sighting.from, depositTxHash: sighting.txHash }
    if (sighting.state === 'reverted') {
      crossings.move(requestId, 'failure', { ...patch, failReason: 'TRANSACTION_REVERTED' })
    } else if (crossing.isLocal) crossings.move(requestId, 'success', { ...patch, txHashes: [sighting.txHash] })
    else {
      crossings.move(requestId, 'pending', patch)
      if (sighting.state === 'confirmed') act(crossing, sighting)
    }
  }

  // A second deposit: an open address takes it as a new request, on the same terms; anything else gives it back.
  const again = (crossing: Crossing, sighting: Sighting): Crossing | undefined => {
    if (crossing.depositAddress?.type === 'open') {
      const requestId = newRequestId(Math.floor(tools.now() / 1000))
      log(`deposit ${sighting.txHash} to an open address begins ${requestId}`)
      return crossings.start({ ...crossing, requestId })
    }
    booked.set(sighting.key, { sighting, requestId: crossing.requestId })
    log(`deposit ${sighting.txHash} is a second one for ${crossing.requestId}`)
    if (sighting.state !== 'reverted') solver.giveBack(crossing, sighting, sighting.amount, `second:${sighting.key}`)
    return undefined
  }

  const act = (crossing: Crossing, sighting: Sighting) => {
    const end = registry.get(crossing.originChainId)
    solver.enqueue({
      requestId: crossing.requestId,
      deposit: sighting,
      verdict: judge(crossing, sighting, tools.now()),
    })
    if (sighting.depositAddress && end) end.family.settled?.(end.chain, sighting.depositAddress)
  }

  // A deposit that lost its blocks and is still there: what has not begun begins once it has them again.
  const unconfirm = ({ requestId, status, inTxHashes }: Crossing, { txHash }: Sighting) => {
    if (!inTxHashes.includes(txHash)) return
    if (solver.withdraw(requestId) && status === 'delayed') crossings.move(requestId, 'pending')
  }

  // A deposit that left the chain: its request waits again, unless the solver has already acted on it.
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
