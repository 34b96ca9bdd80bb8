import type { Execution, ItemState, Stage } from '../../src/core/execution/execution.ts'
import type { ServiceStatus, StatusWord } from '../../src/core/execution/service-status.ts'
import { ACCOUNT, ORIGIN } from './stand.ts'

export const ORIGIN_HASH = `0x${'aa'.repeat(32)}`
export const FILL_HASH = `0x${'bb'.repeat(32)}`
export const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bda02913'

export function serviceStatus(word: StatusWord): ServiceStatus {
  return {
    status: word,
    word,
    inTxHashes: [ORIGIN_HASH],
    txHashes: [FILL_HASH],
    updatedAtMilliseconds: 1,
    failReason: undefined,
  }
}

const amount = (chainId: number, value: bigint) => ({
  currency: { chainId, address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6, isNative: false },
  value,
})

export const VERIFIED_FILL = { proof: 'verified', txHash: FILL_HASH, amount: amount(8453, 100n) } as const

const step = (role: 'approve' | 'deposit') =>
  ({
    kind: 'evmTransaction',
    role,
    chainId: 424242,
    from: ACCOUNT,
    to: ACCOUNT,
    data: '0x',
    value: 0n,
    currency: USDC,
    amount: 1n,
    counterparty: ACCOUNT,
  }) as const

/** No answer may name the origin, chain 424242. */
export function execution(stage: Stage, phases: readonly ['included' | 'planned', 'included' | 'planned']): Execution {
  return {
    version: 1,
    id: 'own-id',
    requester: { from: 'dapp', origin: ORIGIN, callsId: '0x1234', key: 'k' },
    intent: {
      user: ACCOUNT,
      originChainId: 424242,
      originCurrency: USDC,
      destinationChainId: 8453,
      destinationCurrency: USDC,
      amount: 100n,
      tradeType: 'EXACT_OUTPUT',
      recipient: ACCOUNT,
      refundTo: ACCOUNT,
    },
    intentHash: 'h',
    requestId: 'secret-request-id',
    orderId: 'secret-order-id',
    planHash: 'p',
    overrides: [],
    noncesAtApproval: [],
    quoteText: '{}',
    receivedAtSeconds: 1,
    approvedAtSeconds: 2,
    deadlineSeconds: 3,
    timeEstimateSeconds: 4,
    pays: amount(424242, 101n),
    expected: amount(8453, 100n),
    minimum: amount(8453, 100n),
    mostGas: amount(424242, 1n),
    plan: [step('approve'), step('deposit')],
    items: phases.map((phase) => ({ phase }) as ItemState),
    stepOrder: { stepOrder: 'sequential' },
    stage,
    pendingNotifications: [],
    obstacle: undefined,
    stalledSinceSeconds: undefined,
    lastProgressAtSeconds: 1,
    watchedSeconds: 0,
    history: [],
    seq: 0,
    updatedAtSeconds: 1_700_000_000,
  }
}
