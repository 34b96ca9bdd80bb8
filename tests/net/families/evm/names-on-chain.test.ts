import { decodeFunctionData, encodeAbiParameters, type Hex, keccak256, namehash, parseAbi, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../src/net/families/evm/client.ts'
import type { Fetch } from '../../../../src/net/http/request.ts'
import { createApp } from '../../../devnet/http.ts'
import { rpc } from '../../../devnet/rpc.ts'
import { readTestArtifacts } from '../../contracts/artifacts.ts'
import { type ContractStand, startContractStand } from '../../contracts/stand.ts'

const REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
const ANNA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const EVE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ABI = parseAbi([
  'function setResolver(bytes32 node, address to)',
  'function setGateways(address to, string[] gateways)',
  'function resolve(bytes name, bytes data)',
])
const SIGNED = [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes32' }] as const
const ANSWER = [{ type: 'bytes' }, { type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint8' }] as const
const signer = privateKeyToAccount(`0x${'01'.repeat(32)}`)
const thief = privateKeyToAccount(`0x${'02'.repeat(32)}`)

type Gateway = Readonly<{ by: typeof signer; knows: Readonly<Record<string, Hex>>; about?: Hex }>
const honest: Gateway = { by: signer, knows: { 'anna.shop.eth': ANNA } }

/** EIP-3668; `about` replaces the signed question. */
function gatewayOf({ by, knows, about }: Gateway, asked: string[]) {
  const app = createApp('no such name')
  app.get('/:sender/:data', async (c) => {
    const { sender, data } = c.req.param() as Record<'sender' | 'data', Hex>
    asked.push(c.req.url)
    const { args } = decodeFunctionData({ abi: ABI, data })
    const name = Object.keys(knows).find((each) => toHex(packetToBytes(each)) === args[0])
    const address = name && knows[name]
    if (!address) return c.notFound()
    const result = encodeAbiParameters([{ type: 'address' }], [address])
    const question = keccak256(about ?? data)
    const hash = keccak256(encodeAbiParameters(SIGNED, [sender, question, keccak256(result)]))
    const { r, s, v } = split(await by.sign({ hash }))
    return c.json({ data: encodeAbiParameters(ANSWER, [result, r, s, v]) })
  })
  return app
}

const split = (signature: Hex) => ({
  r: signature.slice(0, 66) as Hex,
  s: `0x${signature.slice(66, 130)}` as const,
  v: Number(`0x${signature.slice(130)}`),
})

const ONE = 'https://one.example/{sender}/{data}'
const TWO = 'https://two.example/{sender}/{data}'

describe('a name that only a gateway knows, on a chain', () => {
  let stand: ContractStand
  beforeAll(async () => {
    stand = await startContractStand()
    const { client, nodeUrl, put } = stand
    await rpc(nodeUrl, 'anvil_setCode', [REGISTRY, readTestArtifacts().contracts.NameRegistry.deployedBytecode])
    const resolver = await put('OffchainResolver')
    const about = { abi: ABI, chain: client.chain, account: client.account } as const
    const node = namehash('shop.eth')
    const gateways = ['https://other.example/{sender}/{data}', ONE, TWO]
    for (const hash of [
      await client.writeContract({ ...about, address: REGISTRY, functionName: 'setResolver', args: [node, resolver] }),
      await client.writeContract({
        ...about,
        ...{ address: resolver, functionName: 'setGateways', args: [signer.address, gateways] },
      }),
    ]) {
      await client.waitForTransactionReceipt({ hash })
    }
  })
  afterAll(() => stand?.stop())

  async function found(gateways: Readonly<Record<string, Gateway>>, name = 'anna.shop.eth', urls = [ONE, TWO]) {
    const asked: string[] = []
    const apps = new Map(Object.entries(gateways).map(([host, each]) => [host, gatewayOf(each, asked)]))
    const fetched: Fetch = async (input, init) => {
      const { hostname } = new URL(`${input}`)
      if (!hostname.endsWith('.example')) return fetch(input, init)
      return apps.get(hostname)?.fetch(new Request(input, init)) ?? new Response('down', { status: 503 })
    }
    const client: EvmClient = createEvmClient({ fetch: fetched, nodeUrls: [stand.nodeUrl], chainId: 8453 })
    return { said: await client.addressOfName(name, { urls, isAsked: true }), asked }
  }

  it('is found, proven by the chain', async () => {
    const { said, asked } = await found({ 'one.example': honest, 'other.example': honest })
    expect(said).toEqual({ ok: true, value: ANNA })
    expect(asked).toMatchObject([expect.stringMatching(/^https:\/\/one\.example\//)])
  })

  it('is found by the second pinned gateway where the first is down', async () => {
    expect(await found({ 'two.example': honest })).toMatchObject({ said: { ok: true, value: ANNA } })
  })

  it.each<readonly [string, Gateway]>([
    ['signs with another key', { by: thief, knows: { 'anna.shop.eth': EVE } }],
    ['shows a signed answer to another question', { ...honest, about: '0x77' }],
  ])('is refused by the chain where the gateway %s', async (_how, lying) => {
    const { said, asked } = await found({ 'one.example': lying, 'two.example': honest })
    expect(said).toMatchObject({ ok: false })
    expect(asked).toHaveLength(1)
  })

  it('is unread where no pinned gateway knows it', async () => {
    const { said, asked } = await found({ 'one.example': honest, 'two.example': honest }, 'eve.shop.eth')
    expect(said).toMatchObject({ ok: false, reason: { code: 'REFUSED_WITH' } })
    expect(asked).toHaveLength(2)
  })

  it('names the first host where the profile pins none, and asks nobody', async () => {
    const { said, asked } = await found({ 'one.example': honest, 'other.example': honest }, 'anna.shop.eth', [])
    expect(said).toMatchObject({ ok: false, reason: { code: 'NAME_ELSEWHERE', host: 'other.example' } })
    expect(asked).toEqual([])
  })
})
