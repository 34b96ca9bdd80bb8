import { expect, it } from 'vitest'
import { GAS_CEILING } from '../../../src/core/gas.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { CarryPorts } from '../../../src/wallet/carry/carry.ts'
import { carry, stepAt } from '../../../src/wallet/carry/kinds.ts'
import type { NodePort } from '../../../src/wallet/node-port.ts'
import { ethInput, NOW } from '../../core/honest.ts'
import { approve, newSim } from '../sim.ts'

/** The gas limit that the first step of a deposit is given where the node estimates so much. */
async function limitFor(estimate: bigint): Promise<unknown> {
  const sim = newSim(() => undefined)
  const execution = sim.stored.get(approve(sim, ethInput))
  if (!execution) throw new Error('expected an execution')
  const node = {
    nonce: async () => ({ ok: true, value: 3 }),
    fees: async () => ({ ok: true, value: { maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } }),
    estimateGas: async () => ({ ok: true, value: estimate }),
  } as unknown as NodePort
  const ports: CarryPorts = {
    profile: devnet,
    node: () => node,
    courier: () => undefined,
    holding: async () => [],
    nowSeconds: () => NOW,
  }
  const event = await carry('reserve', stepAt(execution, 0), ports)
  return event?.event === 'reserved' && event.terms.terms === 'evm' ? event.terms.gasLimit : event?.event
}

it('gives a step a quarter more gas than it used when tried out, and what storing a value anew costs', async () => {
  expect(await limitFor(30_000n)).toBe(57_500n)
  expect(await limitFor(GAS_CEILING.deposit - 1_000n)).toBe(GAS_CEILING.deposit)
  expect(await limitFor(GAS_CEILING.deposit + 1n)).toBe('needed')
})
