import type { Execution } from '../../core/execution/execution.ts'
import { tookEffect } from '../../core/execution/steps/step.ts'
import type { CallReceipt, CallsStatusCode, IntentState } from '../types.ts'
import { chainIdToHex } from './chains.ts'

/** EIP-5792's answer for an intent. It describes only the destination; the funds' origin is private. */
export type IntentCallsStatus = Readonly<{
  version: '2.0.0'
  id: string
  chainId: string
  status: CallsStatusCode
  atomic: false
  receipts?: readonly CallReceipt[]
  capabilities: Readonly<{
    intent: Readonly<{
      state: IntentState
      updatedAt: number
      destination: Readonly<{
        chainId: number
        address: string
        recipient: string
        /** Smallest unit, hex; only after verification. */
        amount?: string
        txHash?: string
        /** Read by the wallet itself. */
        verified: boolean
      }>
    }>
  }>
}>

/**
 * Makes a dApp's answer about its intent.
 *
 * @param receipt of the fill on an EVM chain
 */
export function callsStatus(execution: Execution, receipt?: CallReceipt): IntentCallsStatus {
  const { stage, intent, requester } = execution
  const fill = stage.stage === 'filled' ? stage.fill : undefined
  const receipts = receipt && fill ? [onlyLogsOf(receipt, intent.destinationCurrency)] : []
  return {
    version: '2.0.0',
    id: requester.from === 'dapp' ? requester.callsId : execution.id,
    chainId: chainIdToHex(intent.destinationChainId),
    status: intentStatusCode(execution),
    atomic: false,
    ...(fill ? { receipts } : {}),
    capabilities: {
      intent: {
        state: stateOf(execution),
        updatedAt: execution.updatedAtSeconds,
        destination: {
          chainId: intent.destinationChainId,
          address: intent.destinationCurrency,
          recipient: intent.recipient,
          ...(fill?.proof === 'verified' ? { amount: `0x${fill.amount.value.toString(16)}` } : {}),
          ...(fill?.txHash === undefined ? {} : { txHash: fill.txHash }),
          verified: fill?.proof === 'verified',
        },
      },
    },
  }
}

/** Maps an execution to the standard's code. */
export function intentStatusCode(execution: Execution): CallsStatusCode {
  switch (execution.stage.stage) {
    case 'steps':
    case 'tracking':
    case 'refunding':
      return 100
    case 'filled':
      return 200
    case 'refunded':
      return 500
    case 'failed':
      return isPaid(execution) ? 600 : 400
  }
}

function stateOf({ stage }: Execution): IntentState {
  if (stage.stage === 'steps') return 'preparing'
  if (stage.stage === 'refunding') return 'pending'
  if (stage.stage !== 'tracking') return stage.stage
  switch (stage.status?.status) {
    case 'waiting':
    case 'depositing':
    case 'submitted':
    case 'delayed':
      return stage.status.status
    default:
      return 'pending'
  }
}

// The last step pays; after only an approval, an intent is unpaid.
function isPaid({ items }: Execution): boolean {
  const last = items.at(-1)
  return last !== undefined && tookEffect(last)
}

// EIP-5792: only relevant logs.
function onlyLogsOf(receipt: CallReceipt, currency: string): CallReceipt {
  return { ...receipt, logs: receipt.logs.filter((log) => log.address.toLowerCase() === currency.toLowerCase()) }
}
