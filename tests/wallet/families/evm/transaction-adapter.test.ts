import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import type { EvmTransactionItem, Item } from '../../../../src/core/execution/item.ts'
import { isEvmTransaction } from '../../../../src/core/families/evm/items.ts'
import type { Log } from '../../../../src/core/families/evm/logs.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import type { StepAdapterPorts } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { runStepTask, stepAt } from '../../../../src/wallet/families/adapter-by-kind.ts'
import type { NodePort } from '../../../../src/wallet/families/evm/node-port.ts'
import { NOW, STRANGER, USER } from '../../../core/honest.ts'
import { madeSigned, only } from '../../../made.ts'
import { anHonest, approvedOf } from '../../sim/flows.ts'

const NATIVE_DEPOSIT = '0x8032066556caf3967d8fec4ad22a2d9e1e9576556b2903a0fcd5b1fd201e3477'
const word = (hex: string) => hex.replace('0x', '').toLowerCase().padStart(64, '0')
const deposit = (address: string, orderId: string): Log => ({
  address,
  topics: [NATIVE_DEPOSIT],
  data: `0x${word(USER)}${word('0x5')}${word(orderId)}`,
})

const isSwap = (item: Item): item is EvmTransactionItem => isEvmTransaction(item) && item.role === 'swap'

async function look(
  kind: string,
  logsOf: (about: { depository: string; orderId: string }) => readonly Log[],
  { status = 'success', ...more }: Partial<Pick<NodePort, 'revertWords'>> & { status?: 'success' | 'reverted' } = {},
) {
  const approved = approvedOf(anHonest(kind), 'swap')
  const index = approved.plan.findIndex(isSwap)
  const signed = madeSigned({ hash: '0x01', bytes: '0x02', purpose: 'step' })
  const out = { phase: 'broadcast', broadcastAtSeconds: 1, terms: { terms: 'evm', nonce: 1 }, signed, earlier: [] }
  const items = approved.items.map((each, at) => (at === index ? out : each)) as Execution['items']
  const depository = chainById(devnet, approved.intent.originChainId)?.depositories[0] ?? ''
  const logs = logsOf({ depository, orderId: approved.orderId })
  const node = only<NodePort>({
    receipt: async () => ({ ok: true, value: { status, blockNumber: 1n, blockHash: '0x0b', logs } }),
    isKnown: async () => ({ ok: true, value: true }),
    sendRaw: async () => ({ result: 'known', message: '' }),
    ...more,
  })
  const ports: StepAdapterPorts = {
    profile: devnet,
    node: () => node,
    transport: () => undefined,
    holding: async () => [],
    broadcasts: createBroadcastMemory(),
    nowSeconds: () => NOW,
  }
  return (
    (await runStepTask('confirm', stepAt({ ...approved, items }, index), ports)) ?? expect.fail('expected an event')
  )
}

const eventOf = async (...about: Parameters<typeof look>) => (await look(...about)).event

describe('a router call that went through', () => {
  it('has done its part of a transfer once a pinned depository says that it took money for the order', async () => {
    expect(await eventOf('swap-native', ({ depository, orderId }) => [deposit(depository, orderId)])).toBe('included')
  })

  it.each<readonly [string, Parameters<typeof look>[1]]>([
    ['nobody says so', () => []],
    ['a stranger says so', ({ orderId }) => [deposit(STRANGER, orderId)]],
    ['it took money for another order', ({ depository }) => [deposit(depository, `0x${'cd'.repeat(32)}`)]],
    ['it is logged as something else', ({ depository, orderId }) => [{ ...deposit(depository, orderId), topics: [] }]],
  ])('has not where %s, though its simulation had shown it', async (_name, logsOf) => {
    expect(await eventOf('swap-native', logsOf)).toBe('ineffective')
  })

  it('has done all of it where everything happens on one chain', async () => {
    expect(await eventOf('local-swap-native', () => [])).toBe('included')
  })
})

describe('a router call that was reverted', () => {
  const words = 'execution reverted: too little received'

  it('says why in the node’s words, about the call and the block that they are asked of', async () => {
    const asked: unknown[] = []
    const revertWords: NodePort['revertWords'] = async ({ to, data }, block) => {
      asked.push([to, data, block])
      return words
    }
    const reverted = await look('swap-native', () => [], { status: 'reverted', revertWords })
    expect(reverted).toMatchObject({ event: 'reverted', hash: '0x01', message: words })
    const { plan } = approvedOf(anHonest('swap-native'), 'swap')
    expect(asked).toEqual(plan.flatMap((item) => (isSwap(item) ? [[item.to, item.data, 1n]] : [])))
  })

  it.each([
    ['has no words', { revertWords: async () => undefined }],
    ['can’t be asked for any', {}],
  ])('is as certain where a node %s', async (_, more) => {
    const reverted = await look('swap-native', () => [], { status: 'reverted', ...more })
    expect(reverted.event).toBe('reverted')
    expect(reverted).not.toHaveProperty('message')
  })
})
