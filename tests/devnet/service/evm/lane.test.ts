import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseTransaction } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SOLVER } from '../../accounts.ts'
import { type Anvil, startAnvil } from '../../anvil.ts'
import { CHAINS, type Hex } from '../../chains.ts'
import { RpcError } from '../../rpc.ts'
import { openLane } from './lane.ts'
import { connectNodes, type Node } from './nodes.ts'

const folder = mkdtempSync(join(tmpdir(), 'causeway-lane-'))
const stopping = new AbortController()
let anvil: Anvil
let node: Node

beforeAll(async () => {
  const [chain] = CHAINS
  if (!chain) throw new Error('there is no chain')
  anvil = await startAnvil(chain, folder, Math.floor(Date.now() / 1000))
  const [connected] = connectNodes([{ ...chain, rpcUrl: anvil.url, socketPath: anvil.socketPath }]).values()
  if (!connected) throw new Error('there is no node')
  node = connected
})
afterAll(async () => {
  stopping.abort()
  node?.close()
  await anvil?.child.stop()
  rmSync(folder, { recursive: true, force: true })
})

const recipient = (index: number): Hex => `0x${(0xbeef_0000 + index).toString(16).padStart(40, '0')}`
const pay = (index: number) => ({ to: recipient(index), data: '0x' as Hex, value: '0x7' as Hex })
const held = async (index: number) => BigInt(await node.ask<string>('eth_getBalance', [recipient(index), 'latest']))

test('what is sent at once gets nonces in its order, and all of it gets into blocks', async () => {
  const lane = openLane(node, SOLVER.privateKey, stopping.signal)
  const indexes = Array.from({ length: 40 }, (_, index) => index)
  const sent = await Promise.all(indexes.map((index) => lane.send(pay(index))))
  expect(sent.map(({ nonce }) => nonce)).toEqual(indexes)
  const outcomes = await Promise.all(sent.map((each) => lane.confirm(each, stopping.signal)))
  expect(new Set(outcomes)).toEqual(new Set(['success']))
  expect(await Promise.all(indexes.map(held))).toEqual(indexes.map(() => 7n))
})

// anvil never mines a transaction that arrives while its predecessor is being mined.
test('none of a batch can be mined before all of it is there, and none is sent while another is being mined', async () => {
  const told: string[] = []
  const listening: Node = {
    ...node,
    async ask(method, params) {
      if (method !== 'eth_sendRawTransaction') return node.ask(method, params)
      const { nonce } = parseTransaction(params[0] as Hex)
      const [mined, result] = await Promise.all([
        node.ask<string>('eth_getTransactionCount', [SOLVER.address, 'latest']),
        node.ask<never>(method, params),
      ])
      told.push(`${nonce} on ${Number(mined)}`)
      return result
    },
  }
  const lane = openLane(listening, SOLVER.privateKey, stopping.signal)
  const sent = await Promise.all([50, 51, 52, 53].map((index) => lane.send(pay(index))))
  const [first = 0] = sent.map(({ nonce }) => nonce)
  const last = first + 1
  expect(told).toEqual([
    `${first} on ${first}`,
    `${last + 1} on ${last}`,
    `${last + 2} on ${last}`,
    `${last} on ${last}`,
  ])
})

test('what would revert is refused without a nonce, and what the node refuses keeps nothing else from its block', async () => {
  const refusing: Node = {
    ...node,
    async ask(method, params) {
      const isRefused = method === 'eth_sendRawTransaction' && parseTransaction(params[0] as Hex).to === recipient(103)
      if (isRefused) throw new RpcError(method, -32_003, 'not today')
      return node.ask(method, params)
    },
  }
  const lane = openLane(refusing, SOLVER.privateKey, stopping.signal)
  const calls = [100, 101, 102, 103, 104, 105].map(pay)
  const wrong = { ...pay(106), data: '0x00000000' as Hex, to: CHAINS[0]?.tokens[0]?.address ?? '0x' }
  const outcomes = await Promise.allSettled([...calls, wrong, pay(107)].map((call) => lane.send(call)))
  const sent = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    ...[true, true, true, false, true, true],
    ...[false, true],
  ])
  for (const each of sent) expect(await lane.confirm(each, stopping.signal)).toBe('success')
  expect(await held(103)).toBe(0n)
  expect(await held(107)).toBe(7n)
})
