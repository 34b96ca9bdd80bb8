import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { ServiceStatus } from '../../../src/core/execution/service-status.ts'
import { DEPOSIT_TOPICS } from '../../../src/core/families/evm/deposit-events.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { resourceOf } from '../../../src/core/reservation/resources.ts'
import { findUnrecordedPayment, type UnrecordedPaymentPorts } from '../../../src/wallet/engine/unrecorded-payment.ts'
import { isNonceUnrecorded } from '../../../src/wallet/families/evm/unrecorded-nonce.ts'
import { madeSigned, only } from '../../made.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'

const approved = approvedOf(anHonest('deposit-native'), 'transfer')
const [item] = approved.plan
if (!item) throw new Error('expected a step')
const execution: Execution = { ...approved, noncesAtApproval: [{ resource: resourceOf(item), nonce: 4n }] }

function portsWith(status: Pick<ServiceStatus, 'status' | 'inTxHashes'>, next = 4): UnrecordedPaymentPorts {
  return only<UnrecordedPaymentPorts>({
    profile: devnet,
    status: async () => ({ ok: true, status }),
    node: () => ({ nonce: async () => ({ ok: true, value: next }) }),
    logsSince: async () => ({ ok: true, value: [] }),
    holding: async () => [],
    recent: async () => [],
  })
}

const waiting = portsWith({ status: 'waiting', inTxHashes: [] })

describe('a nonce that a step is about to take', () => {
  it.each([
    { nonce: 4n, isForeign: false },
    { nonce: 5n, isForeign: true },
    // A node may return any number, so the answer must come at once.
    { nonce: 2n ** 53n, isForeign: true },
  ])('$nonce after 4 at the yes: used by something else $isForeign', async ({ nonce, isForeign }) => {
    expect(await isNonceUnrecorded(execution, { resource: resourceOf(item), nonce, knows: () => true }, waiting)).toBe(
      isForeign,
    )
  })
})

describe('what the service says of a request', () => {
  it.each([
    { status: 'waiting', inTxHashes: [], found: 'unpaid' },
    { status: 'failure', inTxHashes: [], found: 'unpaid' },
    { status: 'failure', inTxHashes: ['0xaa'], found: 'paid' },
    { status: 'depositing', inTxHashes: [], found: 'paid' },
    { status: 'success', inTxHashes: ['0xaa'], found: 'paid' },
  ] as const)('$status with the transactions $inTxHashes: $found', async ({ found, ...status }) => {
    expect(await findUnrecordedPayment(execution, portsWith(status))).toMatchObject({ found })
  })
})

describe('a nonce used elsewhere since the yes', () => {
  it.each([
    { kind: 'wrap', found: 'unclear' },
    { kind: 'local-swap-native', found: 'unclear' },
    { kind: 'swap-native', found: 'unpaid' },
  ])('$kind, of which no depository logs an order: $found', async ({ kind, found }) => {
    const swap = approvedOf(anHonest(kind), kind)
    const first = swap.plan.slice(0, 1).map((each) => ({ resource: resourceOf(each), nonce: 4n }))
    const used = portsWith({ status: 'waiting', inTxHashes: [] }, 5)
    expect(await findUnrecordedPayment({ ...swap, noncesAtApproval: first }, used)).toMatchObject({ found })
  })
})

describe('bytes of this record in a block', () => {
  const terms = { terms: 'evm', nonce: 4, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
  const state = { terms, signed: madeSigned({ hash: '0xaa' }), earlier: [], broadcastAtSeconds: 1 } as const
  const address = chainById(devnet, item.chainId)?.depositories?.[0] ?? ''
  const data = `0x${'0'.repeat(128)}${execution.orderId.slice(2)}` as const
  const log = { address, topics: DEPOSIT_TOPICS.slice(0, 1), data, transactionHash: '0xaa' }
  const ports: UnrecordedPaymentPorts = {
    ...portsWith({ status: 'waiting', inTxHashes: [] }, 5),
    logsSince: async () => ({ ok: true, value: [only(log)] }),
  }

  it.each([
    { phase: 'signed', found: { found: 'paid', hash: '0xaa' } },
    { phase: 'broadcast', found: { found: 'unpaid' } },
  ] as const)('are a payment of another copy only while $phase', async ({ phase, found }) => {
    expect(await findUnrecordedPayment({ ...execution, items: [{ ...state, phase }] }, ports)).toEqual(found)
  })
})
