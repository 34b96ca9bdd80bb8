import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../http.ts'
import type { Part } from '../parts.ts'
import { priceTable } from '../service/prices.ts'
import { type BitcoinLine, startBitcoin } from './part.ts'
import { NODES } from './stand.ts'
import { testWallet } from './test-wallet.ts'

let folder: string
let part: Part
let line: BitcoinLine
const control = createApp('no such route')
let nowMs = Date.now()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-bitcoin-'))
  const clock = { now: () => nowMs, advance: async () => undefined }
  const choice = { policy: 'os', exact: {} } as const
  part = await startBitcoin({ folder, choice, clock, prices: priceTable(), log: () => undefined })
  line = part.line as BitcoinLine
  part.control?.(control)
  await post('/bitcoin/interval', { seconds: 0 })
})
afterAll(async () => {
  await part?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const post = async (path: string, body: unknown) => {
  const response = await control.request(path, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}
const explorer = async (path: string) => {
  const response = await fetch(`${line.explorer}/api${path}`)
  return { status: response.status, text: await response.text() }
}

test('its explorer answers over HTTP, also to pages', async () => {
  const response = await fetch(`${line.explorer}/api/blocks/tip/height`, { headers: { origin: 'https://example.org' } })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.text()).toBe('106')
})
test('the faucet pays in a block of its own: what waits goes on waiting', async () => {
  const { address } = testWallet('waits')
  const first = await post('/bitcoin/fund', { address, amount: '5000' })
  expect(first).toMatchObject({ status: 200, body: { address, amount: '5000', mined: true } })
  expect(await part.fund?.(address, undefined)).toMatchObject({ amount: '100000000' })
  expect(JSON.parse((await explorer(`/address/${address}/utxo`)).text)).toHaveLength(2)
  expect(await post('/bitcoin/fund', { address: 'bc1q' })).toMatchObject({
    status: 400,
    body: { message: 'address: expected a Bitcoin address in mainnet form, got "bc1q"' },
  })
})
test('mines, reorganises, evicts and prioritises on demand, and refuses in words', async () => {
  expect(await post('/bitcoin/mine', { blocks: 2 })).toMatchObject({ body: { blockNumber: expect.any(Number) } })
  const reorged = await post('/bitcoin/reorg', { depth: 1 })
  expect(reorged.body.blockHash).toBe((await explorer('/blocks/tip/hash')).text)
  const txid = '0'.repeat(64)
  expect(await post('/bitcoin/evict', { txid })).toMatchObject({ status: 400 })
  expect(await post('/bitcoin/evict', { txid: 1 })).toMatchObject({ body: { message: /^txid: expected/ } })
  expect(await post('/bitcoin/prioritise', { txid, deltaSats: -1 })).toMatchObject({ status: 200 })
  expect(await post('/bitcoin/reorg', { depth: 100_000 })).toMatchObject({ status: 400 })
})
test('blocks carry the time of the world', async () => {
  nowMs += 8 * 86_400_000
  await post('/bitcoin/mine', { blocks: 1 })
  const { address } = testWallet('later')
  await part.fund?.(address, 10_000n)
  const [{ status }] = JSON.parse((await explorer(`/address/${address}/utxo`)).text)
  expect(status.block_time).toBeGreaterThanOrEqual(Math.floor(nowMs / 1000))
  expect(status.block_time).toBeLessThan(Math.floor(nowMs / 1000) + 60)
})
test('explorer faults are set and cleared: dropped calls have no answer', async () => {
  await post('/bitcoin/faults', { kind: 'drop', path: '/fee-estimates', times: 1 })
  await expect(fetch(`${line.explorer}/api/fee-estimates`)).rejects.toThrow()
  expect(await explorer('/fee-estimates')).toMatchObject({ status: 200 })
  await post('/bitcoin/faults', { kind: 'error' })
  expect(await explorer('/blocks/tip/height')).toMatchObject({ status: 503 })
  await control.request('/bitcoin/faults', { method: 'DELETE' })
  expect(await explorer('/blocks/tip/height')).toMatchObject({ status: 200 })
})
test.skipIf(NODES.some(({ skipped }) => skipped))('the node ends with what started it, however that ends', async () => {
  const script = `
    import { startBitcoinChain } from '${join(import.meta.dirname, 'chain.ts')}'
    const program = ${JSON.stringify(NODES[0]?.program)}
    await startBitcoinChain(program, { folder: ${JSON.stringify(folder)} + '/killed', now: Date.now })
    console.log('ready')
    setInterval(() => {}, 1000)
  `
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => owner.stdout.once('data', resolve))
  const running = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(`${folder}/killed/`)
  expect(running()).toBe(NODES[0]?.program !== undefined)
  owner.kill('SIGKILL')
  while (running()) await sleep(20)
})
