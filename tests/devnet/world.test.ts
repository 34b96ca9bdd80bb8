import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEV_ACCOUNTS, OWNER, SOLVER } from './accounts.ts'
import { CHAINS, DEPOSITORY, MULTICALL3 } from './chains.ts'
import { listenOn } from './ports.ts'
import { rpc } from './rpc.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

test('the ready line says where everything is, and the profile repeats the URLs', async () => {
  const { line } = world
  expect(line.ready).toBe(true)
  for (const part of [line.bitcoin, line.exchangeA, line.exchangeB]) expect(part).toBeTruthy()
  expect(Object.keys(line.chains)).toEqual(['1', '999', '8453'])
  expect(line.chains['8453']).toMatchObject({ slug: 'base', name: 'Base' })
  expect(line.chains['1']?.nodes).toEqual([line.chains['1']?.rpc, expect.stringMatching(/^http:/)])
  for (const url of [line.service, line.control, line.dapp]) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(line.stream).toMatch(/^ws:\/\/127\.0\.0\.1:\d+/)
  expect(JSON.parse(readFileSync(line.profile, 'utf8'))).toEqual({
    service: line.service,
    stream: line.stream,
    control: line.control,
    dapp: line.dapp,
    bitcoin: line.bitcoin,
    exchangeA: line.exchangeA,
    exchangeB: line.exchangeB,
    chains: Object.fromEntries(Object.entries(line.chains).map(([id, chain]) => [id, chain.nodes])),
  })
  expect(await (await fetch(`${line.dapp}/world.json`)).json()).toEqual(line)
})

test('the accounts are those that everybody knows', () => {
  expect(world.line.accounts).toHaveLength(8)
  expect(world.line.accounts[0]).toEqual({
    address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  })
  expect(OWNER.address).toBe('0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f')
  expect(SOLVER.address).toBe('0xa0ee7a142d267c1f36714e4a8f75612f20a79720')
})

test.each(CHAINS.map(({ id }) => id))('chain %i has the contracts and the money of genesis', async (id) => {
  const chain = world.chains.find((candidate) => candidate.id === id)
  if (!chain) throw new Error(`no chain ${id}`)
  expect(Number(await rpc(chain.rpcUrl, 'eth_chainId'))).toBe(id)
  for (const contract of [DEPOSITORY, MULTICALL3, ...chain.tokens.map(({ address }) => address)]) {
    expect(await rpc<string>(chain.rpcUrl, 'eth_getCode', [contract, 'latest'])).toMatch(/^0x60/)
  }
  const balance = async (address: string) =>
    BigInt(await rpc<string>(chain.rpcUrl, 'eth_getBalance', [address, 'latest']))
  for (const { address } of DEV_ACCOUNTS) expect(await balance(address)).toBe(10_000n * 10n ** 18n)
  expect(await balance(SOLVER.address)).toBe(1_000_000n * 10n ** 18n)
  for (const token of chain.tokens) {
    const held = async (address: string) => {
      const data = `0x70a08231${address.slice(2).padStart(64, '0')}`
      return BigInt(await rpc<string>(chain.rpcUrl, 'eth_call', [{ to: token.address, data }, 'latest']))
    }
    expect(await held(DEV_ACCOUNTS[7]?.address ?? '')).toBe(1_000_000n * 10n ** BigInt(token.decimals))
    expect(await held(SOLVER.address)).toBe(1_000_000_000n * 10n ** BigInt(token.decimals))
  }
})

test('the service answers over the same chains', async () => {
  const { chains } = (await (await fetch(`${world.line.service}/chains`)).json()) as { chains: { id: number }[] }
  expect(chains.map(({ id }) => id).sort()).toEqual([...CHAINS.map(({ id }) => id), 8253038, 1337, 3586256].sort())
})

test('a second world shares nothing with the first, and leaves nothing when it is stopped', async () => {
  const second = await startWorld()
  const urls = ({ line }: World) => [
    line.service,
    line.control,
    line.dapp,
    ...Object.values(line.chains).map((chain) => chain.rpc),
  ]
  expect(new Set([...urls(world), ...urls(second)]).size).toBe(12)
  expect(second.line.profile).not.toBe(world.line.profile)
  const nodes = second.chains.map(({ nodeUrl }) => nodeUrl)
  await Promise.all([second.stop(), second.stop()])
  for (const url of [...urls(second), ...nodes]) await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(existsSync(second.line.profile)).toBe(false)
  expect(Number(await rpc(urls(world)[3] ?? '', 'eth_chainId'))).toBe(1)
})

test('a world that cannot have a port says so and leaves nothing running', async () => {
  const blocker = createServer()
  const port = await listenOn(blocker, 0)
  await expect(startWorld({ exactPorts: { dapp: port } })).rejects.toThrow(`dapp: port ${port} is taken`)
  blocker.close()
})
