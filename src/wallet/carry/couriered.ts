import type { Event } from '../../core/apply.ts'
import type { HistoryLine } from '../../core/execution.ts'
import type { ItemKind } from '../../core/item.ts'
import type { Reason } from '../../core/reason.ts'
import { attemptsOf } from '../../core/step.ts'
import { followedId } from '../../core/successor.ts'
import {
  type About,
  type Carry,
  type CarryPorts,
  type Courier,
  type Step,
  stepName,
  takenOnLane,
  troubled,
} from './carry.ts'
import { type Found, lookForAny } from './looking.ts'

const TAKEN: Reason['code'] = 'EXCHANGE_TAKEN'

/**
 * How every kind is carried out that does not go to an EVM node. The order is the same for all: what is not known to
 * have arrived is looked for before the same bytes are handed over again.
 */
export function couriered<K extends ItemKind>(): Carry<K> {
  return {
    reserve: async (step, ports) => {
      const courier = courierOf(step, ports)
      if (!courier) return refused(ports)
      const { own, others } = await takenOnLane(step, ports)
      const answer = await courier.reserve(
        step,
        [...own, ...others].map(({ terms }) => terms),
      )
      if (!answer.ok) return troubled(ports, answer.reason)
      return { event: 'reserved', index: step.index, terms: answer.value, atSeconds: ports.nowSeconds() }
    },
    send: async (step, ports) => {
      const courier = courierOf(step, ports)
      if (!courier || step.state.phase !== 'signed') return refused(ports)
      const { signed } = step.state
      const before = await lookForAny(attemptsOf(step.state), courier, aboutOf(step))
      // That an earlier attempt waits is no reason to keep the one back that pays more.
      const isOnlyEarlier = before?.look.ok && before.look.value.is === 'seen' && before.signed !== signed
      const found = isOnlyEarlier ? undefined : eventOf(before, step, ports)
      if (found && found.event !== 'troubled') return found
      const sending = await courier.send(signed, aboutOf(step))
      if (sending.result === 'decided') {
        const { is, inclusion, message } = sending
        const about = { index: step.index, hash: signed.hash, inclusion, atSeconds: ports.nowSeconds() }
        return is === 'included' ? { event: is, ...about } : { event: is, ...about, message }
      }
      const isOut = sending.result === 'accepted' || sending.result === 'known'
      if (isOut) return { event: 'sent', index: step.index, atSeconds: ports.nowSeconds() }
      const after = await lookForAny(attemptsOf(step.state), courier, aboutOf(step))
      return (after?.look.ok ? eventOf(after, step, ports) : undefined) ?? troubled(ports, sending.reason)
    },
    confirm: async (step, ports) => {
      const courier = courierOf(step, ports)
      if (!courier) return refused(ports)
      const found = await lookForAny(attemptsOf(step.state), courier, aboutOf(step))
      await keepOut(found, step, courier)
      return eventOf(found, step, ports) ?? stalledWhereSlow(step, courier, ports)
    },
    settle: async (step, ports) => {
      const courier = courierOf(step, ports)
      if (!courier || !('signed' in step.state)) return undefined
      const look = await courier.look(step.state.signed, aboutOf(step))
      if (!look.ok) return 'unsure'
      const about = { index: step.index, atSeconds: ports.nowSeconds() }
      if (look.value.is === 'settled') return { event: 'settled', ...about }
      return look.value.is === 'included' || look.value.is === 'reverted' ? undefined : { event: 'lost', ...about }
    },
  }
}

function aboutOf(step: Step): About {
  const { item, index, state, execution } = step
  const lastAtSeconds = (what: HistoryLine['what']) =>
    execution.history.findLast((line) => line.what === what && line.index === index)?.atSeconds
  return {
    item,
    step: stepName(step),
    requestId: followedId(execution),
    terms: state.phase === 'planned' ? undefined : state.terms,
    signedAtSeconds: lastAtSeconds('signed'),
    sentAtSeconds: lastAtSeconds('sent'),
    isReportedTaken: isReportedTaken(execution.history, index),
  }
}

// Only one step of a transfer is posted at a time, so everything since its signature is said of it.
function isReportedTaken(history: readonly HistoryLine[], index: number): boolean {
  const signedAt = history.findLastIndex((line) => line.what === 'signed' && line.index === index)
  return history.slice(signedAt + 1).some(({ what, detail }) => what === 'troubled' && detail?.startsWith(TAKEN))
}

function courierOf({ item }: Step, ports: CarryPorts): Courier | undefined {
  return ports.courier(item.kind, item.chainId)
}

async function stalledWhereSlow(
  { item, state, execution }: Step,
  { isSlow }: Courier,
  { nowSeconds }: CarryPorts,
): Promise<Event | undefined> {
  if (!isSlow || state.phase === 'planned' || execution.stalledSinceSeconds !== undefined) return undefined
  return (await isSlow(item, state.terms)) ? { event: 'stalled', atSeconds: nowSeconds() } : undefined
}

// While a higher fee waits for its signature, the bytes before it stay out: the wallet may be locked for long.
async function keepOut(found: Found | undefined, step: Step, courier: Courier): Promise<void> {
  const isMissing = found?.look.ok && found.look.value.is === 'unknown'
  if (found && isMissing && !('signed' in step.state)) await courier.send(found.signed, aboutOf(step))
}

function eventOf(found: Found | undefined, { index, state }: Step, ports: CarryPorts): Event | undefined {
  if (!found) return undefined
  const { signed, look } = found
  const about = { index, atSeconds: ports.nowSeconds() }
  if (!look.ok) return troubled(ports, look.reason)
  switch (look.value.is) {
    case 'included':
    case 'settled':
      return { event: 'included', hash: signed.hash, inclusion: look.value.inclusion, ...about }
    case 'reverted':
      return { event: 'reverted', hash: signed.hash, inclusion: look.value.inclusion, ...about }
    case 'taken':
      return {
        event: 'replaced',
        ...(look.value.by === undefined ? {} : { message: takenBy(look.value.by) }),
        ...about,
      }
    case 'contested':
      return troubled(ports, contestedBy(look.value.by))
    case 'seen':
      return state.phase === 'signed' || state.phase === 'sending' ? { event: 'seen', ...about } : undefined
    case 'unknown':
      return state.phase === 'sending' || state.phase === 'seen' ? { event: 'lost', ...about } : undefined
  }
}

function contestedBy(transaction: string | undefined): Reason {
  return transaction === undefined ? { code: 'CONTESTED' } : { code: 'CONTESTED_BY', transaction }
}

function takenBy(name: string): string {
  return `The transaction ${name} takes what this one needs`
}

function refused(ports: CarryPorts): Event {
  return troubled(ports, { code: 'NOT_CARRIED_OUT' })
}
