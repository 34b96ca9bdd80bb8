import { describe, expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import type { StepAdapterPorts } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { runStepTask, stepAt } from '../../../../src/wallet/families/adapter-by-kind.ts'
import type { NodePort } from '../../../../src/wallet/families/evm/node-port.ts'
import { NOW } from '../../../core/honest.ts'
import { only } from '../../../made.ts'
import { flowOf } from '../../sim/flows.ts'
import { live } from '../../sim/lives.ts'
import { newWorld } from '../../sim/world.ts'

async function sentApproval() {
  const flow = flowOf('deposit-approve', { canSimulate: false, outcome: 'fill' })
  const world = newWorld([flow])
  await live(world)
  const execution = world.disk.get(flow.approved.id)
  const [item] = execution?.plan ?? []
  if (!execution || item?.kind !== 'evmTransaction') throw new Error('expected an approval that was sent')
  return { execution, amount: item.amount }
}

async function look(allowances: (amount: bigint) => readonly bigint[], height = 1n) {
  const { execution, amount } = await sentApproval()
  const said = allowances(amount)
  let asked = 0
  const node = only<NodePort>({
    receipt: async () => ({ ok: true, value: { status: 'success', blockNumber: 1n, blockHash: '0x0b', logs: [] } }),
    isKnown: async () => ({ ok: true, value: true }),
    sendRaw: async () => ({ result: 'known', message: '' }),
    allowance: async () => ({ ok: true, value: said[asked++] ?? 0n }),
    allowanceAt: async () => ({ ok: true, value: said[asked++] ?? 0n }),
    height: async () => ({ ok: true, value: height }),
  })
  const ports: StepAdapterPorts = {
    profile: devnet,
    node: () => node,
    transport: () => undefined,
    holding: async () => [],
    broadcasts: createBroadcastMemory(),
    nowSeconds: () => NOW,
  }
  const event = await runStepTask('confirm', stepAt(execution, 0), ports)
  return { event: event?.event, asked }
}

describe('the look at an approval that is in a block', () => {
  it('reads the allowance together with the receipt', async () => {
    expect(await look((amount) => [amount])).toEqual({ event: 'included', asked: 1 })
  })

  it('reads it once more where it may have been read a moment before the block', async () => {
    expect(await look((amount) => [0n, amount])).toEqual({ event: 'included', asked: 2 })
  })

  it('finds it without effect where the allowance is gone in its block or a later one', async () => {
    expect(await look(() => [0n, 0n])).toEqual({ event: 'ineffective', asked: 2 })
  })

  it('concludes nothing from a node that does not have its block yet', async () => {
    expect(await look(() => [0n, 0n], 0n)).toEqual({ event: undefined, asked: 1 })
  })
})
