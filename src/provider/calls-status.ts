import type { Execution } from '../core/execution.ts'
import { isCarriedOut } from '../core/step.ts'
import { hexOf } from './chain-params.ts'

/** A receipt as EIP-5792 shows it: every number as hex. Of an intent, with the logs of the filled currency only. */
export type CallReceipt = Readonly<{
  logs: readonly Readonly<{ address: string; data: string; topics: readonly string[] }>[]
  status: '0x0' | '0x1'
  blockHash: string
  blockNumber: string
  gasUsed: string
  transactionHash: string
}>

/** EIP-5792, "Status Codes for status field". */
export type CallsStatusCode = 100 | 200 | 400 | 500 | 600

/** How an intent stands, in words for people who build on it; the code beside it is the standard's. */
export type IntentState =
  | 'preparing'
  | 'waiting'
  | 'depositing'
  | 'pending'
  | 'submitted'
  | 'delayed'
  | 'filled'
  | 'refunded'
  | 'failed'

/**
 * What `wallet_getCallsStatus` answers for an intent (EIP-5792, version 2.0.0). `chainId` and everything under
 * `intent` are about the destination: where the money came from is the user's business and stands nowhere here.
 */
export type CallsStatus = Readonly<{
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
        /** Smallest unit, hex: what arrived, once the wallet has read it. */
        amount?: string
        txHash?: string
        /** True when the wallet itself read the arrival on the destination chain. */
        verified: boolean
      }>
    }>
  }>
}>

/**
 * Tells a dApp how its intent stands.
 *
 * @param receipt the receipt of the fill on an EVM chain, if it could be read: an execution keeps only its hash
 */
export function callsStatus(execution: Execution, receipt?: CallReceipt): CallsStatus {
  const { stage, intent, requester } = execution
  const fill = stage.stage === 'filled' ? stage.fill : undefined
  const receipts = receipt && fill ? [onlyLogsOf(receipt, intent.destinationCurrency)] : []
  return {
    version: '2.0.0',
    id: requester.from === 'dapp' ? requester.callsId : execution.id,
    chainId: hexOf(intent.destinationChainId),
    status: statusCode(execution),
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

/** The standard's code alone: what a status event carries. */
export function statusCode(execution: Execution): CallsStatusCode {
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

// The last step is the one that pays. An intent that ends after an approval, or by a cancellation, was never paid.
function isPaid({ items }: Execution): boolean {
  const last = items.at(-1)
  return last !== undefined && isCarriedOut(last)
}

// EIP-5792: logs that are relevant to the calls, nothing else of the transaction.
function onlyLogsOf(receipt: CallReceipt, currency: string): CallReceipt {
  return { ...receipt, logs: receipt.logs.filter((log) => log.address.toLowerCase() === currency.toLowerCase()) }
}
