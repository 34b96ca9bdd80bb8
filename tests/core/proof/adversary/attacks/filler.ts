import { type ParamType, Signature } from 'ethers'
import { SOLVER } from '../../../../devnet/accounts.ts'
import { ZERO_ADDRESS } from '../../../../devnet/chains.ts'
import type { Draw } from '../draw.ts'
import { FEIGNED, HELPER, THIEF, TRAP } from '../places.ts'
import type { Known } from './known.ts'
import { usefulCalls } from './useful.ts'

/** Fills arguments from the attacker's knowledge; lists have equal lengths. */
export function filled(inputs: readonly ParamType[], known: Known, draw: Draw): readonly unknown[] {
  const length = draw.below(3)
  return inputs.map((input) => argument(input, known, draw, length))
}

function argument(input: ParamType, known: Known, draw: Draw, length: number): unknown {
  const { baseType, arrayChildren, components } = input
  if (baseType === 'array' && arrayChildren) {
    return Array.from({ length }, () => argument(arrayChildren, known, draw, length))
  }
  if (baseType === 'tuple' && components) return tupleOf(components, known, draw, length)
  if (baseType === 'address') return draw.pick(addresses(known))
  if (baseType === 'bool') return draw.chance(500)
  if (baseType === 'string') return 'RelayerWitness witness)'
  if (baseType === 'bytes') return draw.pick(bytes(known))
  if (baseType === 'bytes32') return bytes32(input.name, known, draw)
  if (baseType.startsWith('uint')) return uint(baseType, input.name, known, draw)
  throw new RangeError(`expected a type that can be filled, got ${baseType}`)
}

// A call needs calldata that its target understands.
function tupleOf(components: readonly ParamType[], known: Known, draw: Draw, length: number): Record<string, unknown> {
  const call = draw.pick(usefulCalls(known))
  return Object.fromEntries(
    components.map((each) => {
      if (each.name === 'target' || (each.name === 'to' && components.length > 2)) return [each.name, call.to]
      if (each.name === 'callData' || each.name === 'data') return [each.name, call.data]
      if (each.name === 'allowFailure') return [each.name, true]
      if (each.name === 'value' && components.some(({ name }) => name === 'callData')) return [each.name, 0n]
      return [each.name, argument(each, known, draw, length)]
    }),
  )
}

function addresses({ user, refundTo, recipient, places, from, payment, depositAddress }: Known): readonly string[] {
  const others = [user, THIEF, THIEF, HELPER, refundTo, recipient, SOLVER.address, ZERO_ADDRESS, TRAP, FEIGNED]
  const evm = others.filter((each) => each.startsWith('0x'))
  return [...evm, ...Object.values(places), from.address, payment.currency, depositAddress]
}

function bytes(known: Known): readonly string[] {
  const own = known.plan.flatMap((item) => (item.kind === 'evmTransaction' ? [item.data] : []))
  return ['0x', ...own, ...known.seen.map(({ signature }) => signature), ...usefulCalls(known).map(({ data }) => data)]
}

function bytes32(name: string, { orderId, seen }: Known, draw: Draw): string {
  const [first] = seen
  if (first && (name === 'r' || name === 's')) return Signature.from(first.signature)[name]
  return draw.pick([orderId, draw.bytes(32), `0x${'00'.repeat(32)}`])
}

function uint(type: string, name: string, { amount, payment, nowSeconds, seen }: Known, draw: Draw): bigint {
  const most = 2n ** BigInt(type.slice(4) || '256') - 1n
  const [first] = seen
  if (name === 'v') return first ? BigInt(Signature.from(first.signature).v) : 27n
  const picked = draw.pick([0n, 1n, amount, amount / 2n, payment.amount, BigInt(nowSeconds + 3_600), most])
  return picked > most ? most : picked
}
