import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stand, signer, startStand } from './contracts/stand.ts'
import { LONGEST_IDLE_SECONDS, mineIdle } from './idle-blocks.ts'
import { rpc } from './rpc.ts'

let stand: Stand
let nodeUrls: readonly string[]
beforeAll(async () => {
  stand = await startStand(1)
  nodeUrls = [stand.client.transport.url ?? '']
})
afterAll(() => stand?.stop())

const height = () => stand.client.getBlockNumber({ cacheTime: 0 })
async function look(idleSeconds: number) {
  const before = await height()
  const last = Number(await stand.now())
  await mineIdle({ nodeUrls, now: () => (last + idleSeconds) * 1000 })
  return (await height()) - before
}

test('a chain gets a block once it had none for ten minutes', async () => {
  expect(await look(LONGEST_IDLE_SECONDS - 1)).toBe(0n)
  expect(await look(LONGEST_IDLE_SECONDS)).toBe(1n)
})

test('a chain whose transactions wait is left alone', async () => {
  await rpc(nodeUrls[0] ?? '', 'evm_setAutomine', [false])
  await stand.client.sendTransaction({ to: signer(1).address, value: 1n })
  expect(await look(LONGEST_IDLE_SECONDS)).toBe(0n)
})
