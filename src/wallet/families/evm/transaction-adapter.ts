import { setsAllowance } from '../../../core/execution/item.ts'
import type { StepsEvent } from '../../../core/execution/steps/apply.ts'
import { attemptsOf } from '../../../core/execution/steps/step.ts'
import { depositsIn } from '../../../core/families/evm/deposit-events.ts'
import type { TransactionReceipt } from '../../../core/families/evm/receipt.ts'
import { chainById } from '../../../core/profiles/profile.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import type { AdaptedStep, StepAdapter, StepAdapterPorts } from '../../engine/adapters/step-adapter.ts'
import { confirmEvmBytes, type EffectJudge, type EvmStepBytes, recheckEvmBytes } from './confirmation.ts'
import { inclusionFromReceipt } from './inclusion.ts'
import { reserveEvmTransaction } from './reservation.ts'
import { revertMessage } from './revert-message.ts'
import { allowanceSetBy, allowanceSince, transactionEffect } from './transaction-effect.ts'

type EvmStep = AdaptedStep<'evmTransaction'>

export const evmTransactionAdapter: StepAdapter<'evmTransaction'> = {
  reserve: reserveEvmTransaction,
  confirm: (step, ports) =>
    confirmEvmBytes(bytesOf(step, ports), nodeOf(step, ports), async () => {
      const { item } = step
      return judgeOf(
        step,
        ports,
        setsAllowance(item.role) ? await allowanceSetBy(item, ports.node(item.chainId)) : undefined,
      )
    }),
  settle: (step, ports, snapshot) => recheckEvmBytes(step, nodeOf(step, ports), snapshot),
}

function bytesOf({ item, state, index, execution }: EvmStep, ports: StepAdapterPorts): EvmStepBytes {
  const isInvalid = async () =>
    (await import('./invalid-bytes.ts')).areBytesInvalid({ record: execution, index }, ports)
  return { from: item.from, state, index, isInvalid }
}

function nodeOf({ item }: EvmStep, { node, nowSeconds, broadcasts }: StepAdapterPorts) {
  return { node: node(item.chainId), nowSeconds, broadcasts }
}

// `allowance` may predate the block.
function judgeOf(step: EvmStep, ports: StepAdapterPorts, allowance: Answer<bigint> | undefined): EffectJudge {
  const { item, index, execution } = step
  return async ({ signed, receipt }): Promise<StepsEvent | undefined> => {
    const about = {
      index,
      hash: signed.hash,
      inclusion: inclusionFromReceipt(signed, receipt),
      atSeconds: ports.nowSeconds(),
    }
    // A delegate's code (EIP-7702) can revert the payment to oneself.
    if (signed.purpose === 'cancel') return { event: 'included', ...about }
    if (receipt.status === 'reverted') {
      const message = await revertMessage(ports.node(item.chainId), item, receipt.blockNumber)
      return { event: 'reverted', ...about, ...message }
    }
    if (!hasPaidOrder(step, receipt, ports)) return { event: 'ineffective', ...about }
    // A payment elsewhere used the allowance.
    if (execution.elsewhere !== undefined) return { event: 'included', ...about }
    const mayBeUsed = execution.items.slice(index + 1).some((later) => attemptsOf(later).length > 0)
    const before = transactionEffect(item, receipt, { allowance, mayBeUsed })
    if (before === 'done') return { event: 'included', ...about }
    // Only its own block or a later one disproves an allowance.
    const since = await sinceThen(step, receipt, ports)
    const effect = setsAllowance(item.role) ? transactionEffect(item, receipt, { allowance: since, mayBeUsed }) : before
    if (effect === 'unread') return undefined
    return { event: effect === 'done' ? 'included' : 'ineffective', ...about }
  }
}

async function sinceThen({ item }: EvmStep, { blockNumber }: TransactionReceipt, ports: StepAdapterPorts) {
  return setsAllowance(item.role) ? allowanceSince(blockNumber, item, ports.node(item.chainId)) : undefined
}

// Routers can detect simulations: a pinned depository must log this order.
function hasPaidOrder(
  { item, execution }: EvmStep,
  { logs }: Pick<TransactionReceipt, 'logs'>,
  { profile }: StepAdapterPorts,
): boolean {
  const { intent, orderId } = execution
  if (item.role !== 'swap' || intent.originChainId === intent.destinationChainId) return true
  const depositories = chainById(profile, item.chainId)?.depositories ?? []
  return depositsIn(logs, depositories).some((deposit) => deposit.orderId === orderId.toLowerCase())
}
