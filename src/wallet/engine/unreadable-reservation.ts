import { isBundle } from '../../core/bundle/bundle.ts'
import { isAgainst } from '../../core/reservation/needs.ts'
import { nonceIn, reservationsOf } from '../../core/reservation/reservation.ts'
import { callsHeld, stepsHeld } from '../../core/reservation/resources.ts'
import type { StepTerms } from '../../core/sign/signed.ts'
import type { Answer } from '../families/evm/node-port.ts'
import type { ReservingRecord, StepAdapterPorts } from './adapters/step-adapter.ts'

export type UnreadableReservationPorts = Pick<StepAdapterPorts, 'holding'> &
  Readonly<{
    /** Which of these names other records have, unreadable rows included. */
    usedAmong: (names: readonly string[], exceptId: string) => Promise<readonly string[]>
  }>

/**
 * Whether an unreadable stored record has reserved a step's next terms. It never frees them by itself, so the step
 * names its obstacle.
 */
export async function isReservedByUnreadable(
  { id }: Pick<ReservingRecord, 'id'>,
  { resource, terms }: Readonly<{ resource: string; terms: StepTerms }>,
  ports: UnreadableReservationPorts,
): Promise<boolean> {
  const names = reservationsOf([
    { resource, state: { phase: 'reserved', terms, purpose: 'step', earlier: [] }, isAtItsSteps: true },
  ])
  const used = await ports.usedAmong(names, id)
  if (used.length === 0) return false
  const others = await ports.holding(resource)
  const known = others.flatMap((each) => reservationsOf(isBundle(each) ? callsHeld(each) : stepsHeld(each)))
  return used.some((name) => !known.includes(name))
}

type NonceNode = Readonly<{ nonce: (account: string, at: 'pending') => Promise<Answer<number>> }>

/**
 * Returns the unreadable records whose reservations stand against a plan's needs, so that it would wait for them. A
 * silent node counts against the plan.
 */
export async function recordsAgainst<R extends Readonly<{ holds: readonly string[] }>>(
  records: readonly R[],
  needs: readonly string[],
  nodeOf: (chainId: number) => NonceNode | undefined,
): Promise<readonly R[]> {
  const next = new Map<string, Promise<number | undefined>>()
  const nextNonce = async (name: string): Promise<number | undefined> => {
    const held = nonceIn(name)
    if (!held || !needs.includes(held.resource)) return undefined
    const asked = next.get(held.resource) ?? askNonce(held, nodeOf)
    next.set(held.resource, asked)
    return asked
  }
  const against = await Promise.all(
    records.map(async ({ holds }) => {
      const nonces = await Promise.all(holds.map(nextNonce))
      return holds.some((name, at) => needs.some((need) => isAgainst(name, need, nonces[at])))
    }),
  )
  return records.filter((_, at) => against[at])
}

async function askNonce(
  { chainId, account }: Readonly<{ chainId: number; account: string }>,
  nodeOf: (chainId: number) => NonceNode | undefined,
): Promise<number | undefined> {
  const answer = await nodeOf(chainId)?.nonce(account, 'pending')
  return answer?.ok ? answer.value : undefined
}
