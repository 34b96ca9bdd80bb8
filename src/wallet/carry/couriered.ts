import type { Event } from '../../core/apply.ts'
import type { ItemKind } from '../../core/item.ts'
import type { Signed } from '../../core/sign/signed.ts'
import { attemptsOf, type Carry, type CarryPorts, type Courier, type Step, takenOnLane, troubled } from './carry.ts'

/**
 * How every kind is carried out that does not go to an EVM node. The order is the same for all: what is not known to
 * have arrived is looked for before the same bytes are handed over again.
 */
export function couriered<K extends ItemKind>(): Carry<K> {
  return {
    reserve: async (step, ports) => {
      const courier = courierOf(step, ports)
      if (!courier) return refused(step, ports)
      const { own, others } = await takenOnLane(step, ports)
      const answer = await courier.reserve(
        step,
        [...own, ...others].map(({ terms }) => terms),
      )
      if (!answer.ok) return troubled(ports, answer.message)
      return { event: 'reserved', index: step.index, terms: answer.value, atSeconds: ports.nowSeconds() }
    },
    send: async (step, ports) => {
      const courier = courierOf(step, ports)
      if (!courier || step.state.phase !== 'signed') return refused(step, ports)
      const found = await lookFor(step.state.signed, step, courier, ports)
      if (found) return found
      const sending = await courier.send(step.state.signed)
      const isOut = sending.result === 'accepted' || sending.result === 'known'
      if (isOut) return { event: 'sent', index: step.index, atSeconds: ports.nowSeconds() }
      return (await lookFor(step.state.signed, step, courier, ports)) ?? troubled(ports, sending.message)
    },
    confirm: async (step, ports) => {
      const courier = courierOf(step, ports)
      if (!courier) return refused(step, ports)
      for (const signed of attemptsOf(step.state)) {
        const found = await lookFor(signed, step, courier, ports)
        if (found) return found
      }
      return undefined
    },
  }
}

function courierOf({ item }: Step, ports: CarryPorts): Courier | undefined {
  return ports.courier(item.kind, item.chainId)
}

async function lookFor(
  signed: Signed,
  { index, state }: Step,
  courier: Courier,
  ports: CarryPorts,
): Promise<Event | undefined> {
  const look = await courier.look(signed)
  const atSeconds = ports.nowSeconds()
  if (!look.ok) return state.phase === 'signed' ? undefined : troubled(ports, look.message)
  switch (look.value.is) {
    case 'included':
    case 'settled':
      return { event: 'included', index, hash: signed.hash, inclusion: look.value.inclusion, atSeconds }
    case 'reverted':
      return { event: 'reverted', index, hash: signed.hash, inclusion: look.value.inclusion, atSeconds }
    case 'taken':
      return { event: 'replaced', index, atSeconds }
    case 'seen':
      return state.phase === 'seen' ? undefined : { event: 'seen', index, atSeconds }
    case 'unknown':
      return state.phase === 'sending' || state.phase === 'seen' ? { event: 'lost', index, atSeconds } : undefined
  }
}

function refused({ item }: Step, ports: CarryPorts): Event {
  return troubled(ports, `This version of Causeway does not carry out ${item.kind}`)
}
