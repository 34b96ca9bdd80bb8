import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../src/core/execution/apply.ts'
import type { Execution, ItemState } from '../../../../src/core/execution/execution.ts'
import { GAS_CEILING } from '../../../../src/core/families/evm/gas-limits.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { EvmTerms } from '../../../../src/core/sign/signed.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import type { ReservingRecord, StepAdapterPorts } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { runStepTask, stepAt } from '../../../../src/wallet/families/adapter-by-kind.ts'
import type { NodePort } from '../../../../src/wallet/families/evm/node-port.ts'
import { ethInput, NOW, usdcInput } from '../../../core/honest.ts'
import { madeSigned, only } from '../../../made.ts'
import { approve, newSim } from '../../sim.ts'

const node = (estimate: bigint) =>
  only<NodePort>({
    nonce: async () => ({ ok: true, value: 3 }),
    fees: async () => ({ ok: true, value: { maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } }),
    estimateGas: async () => ({ ok: true, value: estimate }),
  })

/** Other holdings may reserve too. */
async function reserved(estimate: bigint, others: readonly ReservingRecord[] = []): Promise<Event | undefined> {
  return reservedOf(approvedFor(ethInput), estimate, others)
}

function approvedFor(input: IntentInput, approvals: readonly bigint[] = []): Execution {
  const sim = newSim(() => undefined)
  const execution = sim.stored.get(approve(sim, input, approvals))
  if (!execution) throw new Error('expected an execution')
  return execution
}

async function reservedOf(
  execution: Execution,
  estimate: bigint,
  others: readonly ReservingRecord[],
): Promise<Event | undefined> {
  const ports: StepAdapterPorts = {
    profile: devnet,
    node: () => node(estimate),
    transport: () => undefined,
    holding: async () => others,
    broadcasts: createBroadcastMemory(),
    nowSeconds: () => NOW,
  }
  return runStepTask('reserve', stepAt(execution, 0), ports)
}

async function limitFor(
  estimate: bigint,
  feeWei = GAS_CEILING.deposit,
  execution = approvedFor(ethInput),
): Promise<unknown> {
  const event = await reservedOf({ ...execution, mostGas: { ...execution.mostGas, value: feeWei } }, estimate, [])
  return event?.event === 'reserved' && event.terms.terms === 'evm' ? event.terms.gasLimit : event?.event
}

it('gives a step a quarter more gas than it used when tried out, and what storing a value anew costs', async () => {
  expect(await limitFor(30_000n)).toBe(57_500n)
  expect(await limitFor(GAS_CEILING.deposit - 1_000n)).toBe(GAS_CEILING.deposit)
  expect(await limitFor(GAS_CEILING.deposit + 1n)).toBe('needed')
})

describe('a step that needs more gas than usual', () => {
  const { approve: first, deposit: later } = GAS_CEILING

  it('gets it within the agreed fee, and otherwise says so', async () => {
    expect(await limitFor(400_000n, 520_000n)).toBe(520_000n)
    expect(await limitFor(400_000n, 500_000n)).toBe(500_000n)
    expect(await limitFor(400_000n, 399_999n)).toBe('needed')
    const execution = approvedFor(ethInput)
    const mostGas = { ...execution.mostGas, value: later }
    const reason = { code: 'GAS_ABOVE_APPROVED' }
    expect(await reservedOf({ ...execution, mostGas }, later + 1n, [])).toMatchObject({ event: 'needed', reason })
  })

  it('leaves a later step its part of the fee', async () => {
    const execution = approvedFor(usdcInput, [usdcInput.amount])
    expect(execution.plan).toMatchObject([{ role: 'approve' }, { role: 'deposit' }])
    expect(await limitFor(first + 1n, first + later, execution)).toBe('needed')
    expect(await limitFor(first + 1n, first + later + 1n, execution)).toBe(first + 1n)
  })
})

describe('the nonce of a step', () => {
  // Another transfer of the account has signed at nonce 3.
  function another(phase: 'signed' | 'broadcast'): ReservingRecord {
    const sim = newSim(() => undefined)
    const execution = sim.stored.get(approve(sim, ethInput))
    if (!execution) throw new Error('expected an execution')
    const terms: EvmTerms = { terms: 'evm', nonce: 3, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n }
    const signed = madeSigned({ hash: '0x01', purpose: 'step' })
    return {
      ...execution,
      id: 'another',
      plan: execution.plan.map((item) => (item.kind === 'evmTransaction' ? { ...item, role: 'send' } : item)),
      stepOrder: { stepOrder: 'pipelined', gas: [1n] },
      items: [{ phase, broadcastAtSeconds: NOW, terms, signed, earlier: [] }],
    }
  }

  it('is the one after the nonces that others have broadcast', async () => {
    expect(await reserved(30_000n, [another('broadcast')])).toMatchObject({ event: 'reserved', terms: { nonce: 4 } })
  })

  it('waits for unbroadcast bytes of others, which may stay so', async () => {
    const reason = { code: 'WAITS_FOR_ACCOUNT' }
    expect(await reserved(30_000n, [another('signed')])).toMatchObject({ event: 'obstructed', reason })
  })
})

describe('the allowance of a step', () => {
  // Another transfer's approval of the same token has reached this phase.
  function another(phase: 'broadcast' | 'ineffective'): ReservingRecord {
    const execution = approvedFor(usdcInput, [100_000_000n])
    const terms: EvmTerms = { terms: 'evm', nonce: 2, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n }
    const signed = madeSigned({ hash: '0x01', purpose: 'step' })
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0x0b' } as const
    const attempt = { terms, signed, earlier: [] }
    const state: ItemState =
      phase === 'broadcast'
        ? { phase, broadcastAtSeconds: NOW, ...attempt }
        : { phase, isFinal: false, inclusion, readAtSeconds: 1, ...attempt }
    return { ...execution, id: 'another', items: [state, { phase: 'planned' }] }
  }

  it('waits for another transfer that sets it, and not for one whose approval is without effect', async () => {
    const execution = approvedFor(usdcInput, [100_000_000n])
    const reason = { code: 'WAITS_FOR_DEPOSIT' }
    expect(await reservedOf(execution, 30_000n, [another('broadcast')])).toMatchObject({ event: 'obstructed', reason })
    expect(await reservedOf(execution, 30_000n, [another('ineffective')])).toMatchObject({ event: 'reserved' })
  })
})
