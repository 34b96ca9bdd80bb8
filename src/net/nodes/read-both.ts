import { NO_ANSWER } from '../../core/reason/no-answer.ts'
import { type Answer, type Failure, failedFor } from '../../core/reason/reason.ts'
import { SLOW_MILLISECONDS } from './failover.ts'
import type { Rpc } from './rpc.ts'

/** `isOut`: lately silent, or stopped. */
export type PairedNode = Readonly<{ rpc: Rpc; isOut: () => boolean }>

/** `wait`: one node suffices after a while. `two`: arrivals and ends wait for both. */
export type Weight = 'wait' | 'two'

export type Said<T> = Readonly<{ rpc: Rpc; value: T }>

/** `isUnable`: the other node answers, but can't say it. */
export type PairReading<T> =
  | Readonly<{ is: 'both'; first: Said<T>; second: Said<T> }>
  | Readonly<{ is: 'one'; only: Said<T>; isUnable: boolean }>
  | Readonly<{ is: 'none'; failure: Failure }>

export type Ask<T> = (rpc: Rpc) => Promise<Answer<T>>

/** Asks two nodes the same at once. */
export async function readBoth<T>(
  nodes: readonly [PairedNode, PairedNode],
  ask: Ask<T>,
  weight: Weight,
): Promise<PairReading<T>> {
  const isSpared = ({ isOut }: PairedNode) => weight === 'wait' && isOut() && !nodes.every((each) => each.isOut())
  const [first, second] = nodes
  const asked = nodes.map((each) => (isSpared(each) ? SILENT : ask(each.rpc)))
  const [a = SILENT, b = SILENT] = asked
  const [one, two] = await Promise.all(weight === 'two' ? [a, b] : [soonAfter(a, b), soonAfter(b, a)])
  if (one.ok && two.ok) {
    return { is: 'both', first: { rpc: first.rpc, value: one.value }, second: { rpc: second.rpc, value: two.value } }
  }
  if (!one.ok && !two.ok) return { is: 'none', failure: isSilence(one) ? two : one }
  const failure = one.ok ? two : one
  if (!failure.ok && failure.reason.code === 'WOULD_FAIL') return { is: 'none', failure }
  const isUnable = !failure.ok && !isSilence(failure)
  if (one.ok) return { is: 'one', only: { rpc: first.rpc, value: one.value }, isUnable }
  return two.ok ? { is: 'one', only: { rpc: second.rpc, value: two.value }, isUnable } : { is: 'none', failure: two }
}

const SILENT: Promise<Failure> = Promise.resolve(failedFor({ code: 'TIMEOUT' }, 'The node was silent lately'))
const SLOW = failedFor({ code: 'TIMEOUT' }, 'The node is much slower than the other')

// A pruned node stays so: waiting for it is useless.
function isSilence({ reason: { code } }: Failure): boolean {
  return code !== 'STATE_PRUNED' && NO_ANSWER.includes(code)
}

function soonAfter<A extends Readonly<{ ok: boolean }>>(mine: Promise<A>, other: Promise<A>): Promise<A | Failure> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSettled = false
    const settle = (answer: A | Failure) => {
      isSettled = true
      clearTimeout(timer)
      resolve(answer)
    }
    void mine.then(settle)
    void other.then(({ ok }) => {
      if (ok && !isSettled) timer = setTimeout(() => settle(SLOW), SLOW_MILLISECONDS)
    })
  })
}
