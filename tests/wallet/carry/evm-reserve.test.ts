import { describe, expect, it } from 'vitest'
import type { Event } from '../../../src/core/apply.ts'
import { GAS_CEILING } from '../../../src/core/gas.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { EvmTerms, Signed } from '../../../src/core/sign/signed.ts'
import type { CarryPorts, Holding } from '../../../src/wallet/carry/carry.ts'
import { carry, stepAt } from '../../../src/wallet/carry/kinds.ts'
import type { NodePort } from '../../../src/wallet/node-port.ts'
import { ethInput, NOW } from '../../core/honest.ts'
import { approve, newSim } from '../sim.ts'

const node = (estimate: bigint) =>
  ({
    nonce: async () => ({ ok: true, value: 3 }),
    fees: async () => ({ ok: true, value: { maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } }),
    estimateGas: async () => ({ ok: true, value: estimate }),
  }) as unknown as NodePort

/** What comes of the first step of a deposit where the node estimates so much, beside others. */
async function reserved(estimate: bigint, others: readonly Holding[] = []): Promise<Event | undefined> {
  const sim = newSim(() => undefined)
  const execution = sim.stored.get(approve(sim, ethInput))
  if (!execution) throw new Error('expected an execution')
  const ports: CarryPorts = {
    profile: devnet,
    node: () => node(estimate),
    courier: () => undefined,
    holding: async () => others,
    nowSeconds: () => NOW,
  }
  return carry('reserve', stepAt(execution, 0), ports)
}

/** The gas limit that the first step of a deposit is given where the node estimates so much. */
async function limitFor(estimate: bigint): Promise<unknown> {
  const event = await reserved(estimate)
  return event?.event === 'reserved' && event.terms.terms === 'evm' ? event.terms.gasLimit : event?.event
}

it('gives a step a quarter more gas than it used when tried out, and what storing a value anew costs', async () => {
  expect(await limitFor(30_000n)).toBe(57_500n)
  expect(await limitFor(GAS_CEILING.deposit - 1_000n)).toBe(GAS_CEILING.deposit)
  expect(await limitFor(GAS_CEILING.deposit + 1n)).toBe('needed')
})

describe('the nonce of a step', () => {
  // Another crossing of the account has signed its step at nonce 3.
  function another(outBefore: number): Holding {
    const sim = newSim(() => undefined)
    const execution = sim.stored.get(approve(sim, ethInput))
    if (!execution) throw new Error('expected an execution')
    const terms: EvmTerms = { terms: 'evm', nonce: 3, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n }
    const signed = { hash: '0x01', purpose: 'step' } as unknown as Signed
    return {
      ...execution,
      id: 'another',
      // What it shares with this one is the account alone.
      plan: execution.plan.map((item) => (item.kind === 'evmTransaction' ? { ...item, role: 'send' } : item)),
      pace: { pace: 'pipelined', gas: [1n], outBefore },
      items: [{ phase: 'signed', terms, signed, earlier: [] }],
    }
  }

  it('is the one after what others have handed out', async () => {
    expect(await reserved(30_000n, [another(1)])).toMatchObject({ event: 'reserved', terms: { nonce: 4 } })
  })

  it('waits for what others have signed and handed to nobody, since it may never be', async () => {
    const reason = { code: 'WAITS_FOR_ACCOUNT' }
    expect(await reserved(30_000n, [another(0)])).toMatchObject({ event: 'troubled', reason })
  })
})
