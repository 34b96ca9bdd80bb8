import { depositsIn } from '../../core/deposits.ts'
import { setsAllowance } from '../../core/item.ts'
import { chainById } from '../../core/profile.ts'
import { attemptsOf } from '../../core/step.ts'
import type { StepsEvent } from '../../core/step-engine.ts'
import type { Answer, Receipt } from '../node-port.ts'
import type { Carry, CarryPorts, Step } from './carry.ts'
import { confirmBytes, type EvmBytes, type Judge, settleBytes } from './evm-bytes.ts'
import { allowanceOf, allowanceSince, effectOf } from './evm-effect.ts'
import { inclusionOf } from './evm-inclusion.ts'
import { reserveEvmTransaction } from './evm-reserve.ts'

type EvmStep = Step<'evmTransaction'>

/** Adapts EVM transactions: own nonce, repeated broadcasts, read effect. */
export const carryEvmTransaction: Carry<'evmTransaction'> = {
  reserve: reserveEvmTransaction,
  confirm: (step, ports) =>
    confirmBytes(bytesOf(step), nodeOf(step, ports), async () => {
      const { item } = step
      return judgeOf(
        step,
        ports,
        setsAllowance(item.role) ? await allowanceOf(item, ports.node(item.chainId)) : undefined,
      )
    }),
  settle: (step, ports, snapshot) => settleBytes(step, nodeOf(step, ports), snapshot),
}

function bytesOf({ item, state, index }: EvmStep): EvmBytes {
  return { from: item.from, state, index }
}

function nodeOf({ item }: EvmStep, { node, nowSeconds, broadcasts }: CarryPorts) {
  return { node: node(item.chainId), nowSeconds, broadcasts }
}

// `allowance` may predate the block.
function judgeOf(step: EvmStep, ports: CarryPorts, allowance: Answer<bigint> | undefined): Judge {
  const { item, index, execution } = step
  return async ({ signed, receipt }): Promise<StepsEvent | undefined> => {
    const about = { index, hash: signed.hash, inclusion: inclusionOf(signed, receipt), atSeconds: ports.nowSeconds() }
    if (receipt.status === 'reverted') return { event: 'reverted', ...about }
    if (signed.purpose === 'cancel') return { event: 'included', ...about }
    if (!hasPaidOrder(step, receipt, ports)) return { event: 'ineffective', ...about }
    // A payment elsewhere used the allowance.
    if (execution.elsewhere !== undefined) return { event: 'included', ...about }
    const mayBeUsed = execution.items.slice(index + 1).some((later) => attemptsOf(later).length > 0)
    const before = effectOf(item, receipt, { allowance, mayBeUsed })
    if (before === 'done') return { event: 'included', ...about }
    // Only its own block or a later one disproves an allowance.
    const since = await sinceThen(step, receipt, ports)
    const effect = setsAllowance(item.role) ? effectOf(item, receipt, { allowance: since, mayBeUsed }) : before
    if (effect === 'unread') return undefined
    return { event: effect === 'done' ? 'included' : 'ineffective', ...about }
  }
}

async function sinceThen({ item }: EvmStep, { blockNumber }: Receipt, ports: CarryPorts) {
  return setsAllowance(item.role) ? allowanceSince(blockNumber, item, ports.node(item.chainId)) : undefined
}

// Routers can detect simulations, so the deposit is checked again: a pinned depository must log this order.
function hasPaidOrder({ item, execution }: EvmStep, { logs }: Pick<Receipt, 'logs'>, { profile }: CarryPorts): boolean {
  const { intent, orderId } = execution
  if (item.role !== 'swap' || intent.originChainId === intent.destinationChainId) return true
  const depositories = chainById(profile, item.chainId)?.depositories ?? []
  return depositsIn(logs, depositories).some((deposit) => deposit.orderId === orderId.toLowerCase())
}
