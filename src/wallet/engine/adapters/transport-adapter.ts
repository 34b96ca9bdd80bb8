import { followedRequestId } from '../../../core/deposit-address/requote.ts'
import type { Event } from '../../../core/execution/apply.ts'
import type { ItemKind } from '../../../core/execution/item.ts'
import { attemptsOf } from '../../../core/execution/steps/step.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { resourceOf } from '../../../core/reservation/resources.ts'
import { type FoundAttempt, lookUpAttempts } from './attempt-lookup.ts'
import { refusedReplacement, seenAfterRefusal } from './refused-replacement.ts'
import {
  type AdaptedStep,
  type LookupContext,
  obstacleEvent,
  reservedTermsOn,
  type StepAdapter,
  type StepAdapterPorts,
  stepName,
  type Transport,
} from './step-adapter.ts'

/** Carries out every kind that needs no EVM node. */
export function transportAdapter<K extends ItemKind>(): StepAdapter<K> {
  return {
    reserve: async (step, ports) => {
      const transport = transportOf(step, ports)
      if (!transport) return refused(ports)
      const { own, others } = await reservedTermsOn(
        { record: step.execution, resource: resourceOf(step.item), index: step.index },
        ports,
      )
      const answer = await transport.reserve(
        step,
        [...own, ...others].map(({ terms }) => terms),
      )
      if (!answer.ok) return obstacleEvent(ports, answer.reason)
      return { event: 'reserved', index: step.index, terms: answer.value, atSeconds: ports.nowSeconds() }
    },
    confirm: async (step, ports) => {
      const transport = transportOf(step, ports)
      if (!transport) return refused(ports)
      const found = await lookUpAttempts(attemptsOf(step.state), transport, aboutOf(step))
      const event = eventOf(found, step, ports)
      if (event && event.event !== 'obstructed') return event
      const seen = seenAfterRefusal(found, step, ports)
      if (seen) return seen
      if (!isShown(found, step)) {
        const came = await broadcast(step, transport, ports)
        if (came) return came
      }
      return event ?? stalledWhereSlow(step, transport, ports)
    },
    settle: async (step, ports) => {
      const transport = transportOf(step, ports)
      if (!transport || !('signed' in step.state)) return undefined
      const look = await transport.look(step.state.signed, aboutOf(step))
      if (!look.ok) return 'unsure'
      const about = { index: step.index, atSeconds: ports.nowSeconds() }
      if (look.value.is === 'settled') return { event: 'finalized', ...about }
      return look.value.is === 'included' || look.value.is === 'reverted' ? undefined : { event: 'reorged', ...about }
    },
  }
}

// A pending attempt doesn't stop a better-paid one.
function isShown(found: FoundAttempt | undefined, { state }: AdaptedStep): boolean {
  const [newest] = attemptsOf(state)
  return found?.look.ok === true && found.look.value.is === 'seen' && found.signed === newest
}

// Earlier bytes are broadcast while the higher fee is unsigned: the wallet may stay locked.
async function broadcast(step: AdaptedStep, transport: Transport, ports: StepAdapterPorts): Promise<Event | undefined> {
  const { state, index } = step
  const [signed] = attemptsOf(state)
  const atSeconds = ports.nowSeconds()
  if (!signed || !ports.broadcasts.isDue(state, atSeconds)) return undefined
  if (ports.broadcasts.isStale(signed.hash, atSeconds)) return { event: 'unbroadcast', index, atSeconds }
  ports.broadcasts.note(signed.hash, atSeconds)
  const sending = await transport.send(signed, aboutOf(step))
  if (sending.result === 'decided') {
    const { is, inclusion, message } = sending
    const about = { index, hash: signed.hash, inclusion, atSeconds: ports.nowSeconds() }
    return is === 'included' ? { event: is, ...about } : { event: is, ...about, message }
  }
  const isTaken = sending.result === 'accepted' || sending.result === 'known'
  ports.broadcasts.note(signed.hash, atSeconds, isTaken ? 'taken' : 'refused')
  if (isTaken) return undefined
  const { message, reason } = sending
  const isTakenNow = reason.code === 'EXCHANGE_TAKEN' ? { isReportedTaken: true } : {}
  const after = await lookUpAttempts(attemptsOf(state), transport, { ...aboutOf(step), ...isTakenNow })
  const event = after?.look.ok ? eventOf(after, step, ports) : undefined
  if (event) return event
  const isUnseen = after === undefined || (after.look.ok && after.look.value.is === 'unknown')
  if (isUnseen && sending.result === 'rejected' && isRefusedForever(step, transport, message)) {
    return { event: 'replaced', index, message, why: 'notRelayed', atSeconds: ports.nowSeconds() }
  }
  const refusal = refusedReplacement(step, transport, { sending, found: after, ports })
  return refusal ?? obstacleEvent(ports, reason)
}

// The network may take an earlier attempt.
function isRefusedForever({ state, item }: AdaptedStep, transport: Transport, words: string): boolean {
  return attemptsOf(state).every((signed) => transport.isRefusedForever?.(signed, item, words) === true)
}

function aboutOf(step: AdaptedStep): LookupContext {
  const { item, state, execution } = step
  return {
    item,
    recordId: execution.id,
    step: stepName(step),
    requestId: followedRequestId(execution),
    terms: state.phase === 'planned' ? undefined : state.terms,
    agreedAtSeconds: execution.approvedAtSeconds,
    broadcastAtSeconds: 'broadcastAtSeconds' in state ? state.broadcastAtSeconds : undefined,
    isReportedTaken: state.phase === 'broadcast' && state.isReportedTaken === true,
    isTooLate: state.phase === 'broadcast' && state.isTooLate === true,
  }
}

function transportOf({ item }: AdaptedStep, ports: StepAdapterPorts): Transport | undefined {
  return ports.transport(item.kind, item.chainId)
}

async function stalledWhereSlow(
  { item, state, execution }: AdaptedStep,
  { isSlow }: Transport,
  { nowSeconds }: StepAdapterPorts,
): Promise<Event | undefined> {
  if (!isSlow || state.phase === 'planned' || execution.stalledSinceSeconds !== undefined) return undefined
  return (await isSlow(item, state.terms)) ? { event: 'stalled', atSeconds: nowSeconds() } : undefined
}

function eventOf(found: FoundAttempt | undefined, { index }: AdaptedStep, ports: StepAdapterPorts): Event | undefined {
  if (!found) return undefined
  const { signed, look } = found
  const about = { index, atSeconds: ports.nowSeconds() }
  if (!look.ok) return obstacleEvent(ports, look.reason)
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
        ...(look.value.why === undefined ? {} : { why: look.value.why }),
        ...about,
      }
    case 'contested':
      return obstacleEvent(ports, contestedBy(look.value.by))
    case 'seen':
    case 'unknown':
      return look.value.isTooLate ? obstacleEvent(ports, { code: 'EXCHANGE_TOO_LATE' }) : undefined
  }
}

function contestedBy(transaction: string | undefined): Reason {
  return transaction === undefined ? { code: 'CONTESTED' } : { code: 'CONTESTED_BY', transaction }
}

function takenBy(name: string): string {
  return `The transaction ${name} takes what this one needs`
}

function refused(ports: StepAdapterPorts): Event {
  return obstacleEvent(ports, { code: 'NOT_CARRIED_OUT' })
}
