import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  namehash,
  parseAbi,
  recoverMessageAddress,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../src/net/families/evm/client.ts'
import { type Asked, answeringAsNode, serve, type TestServer } from '../../servers.ts'

const REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
const RESOLVER = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'
const ANNA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NODE = 'de9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f'
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

let answers: Readonly<Record<string, string>> = {}
let server: TestServer
let evm: EvmClient
beforeAll(async () => {
  server = await serve(
    answeringAsNode(({ params }) => {
      const { to, data } = params[0] as { to: string; data: string }
      const answer = answers[`${to.toLowerCase()} ${data}`] ?? '0x'
      return answer.startsWith('0x556f1830')
        ? { error: { code: 3, message: 'execution reverted', data: answer } }
        : { result: answer }
    }),
  )
  evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
})
afterAll(() => server?.stop())

describe('the address of a name', () => {
  it('is what the resolver says that the registry names', async () => {
    answers = {
      [`${REGISTRY.toLowerCase()} 0x0178b8bf${NODE}`]: word(RESOLVER),
      [`${RESOLVER} 0x3b3b57de${NODE}`]: word(ANNA),
    }
    expect(await evm.addressOfName('Foo.eth')).toEqual({ ok: true, value: ANNA })
  })

  it('is none where there is no resolver, no address, or anything that is no address', async () => {
    const registry = `${REGISTRY.toLowerCase()} 0x0178b8bf${NODE}`
    for (const said of [
      {},
      { [registry]: word('0x00') },
      { [registry]: word(RESOLVER) },
      { [registry]: `0x${'f'.repeat(64)}` },
    ]) {
      answers = said
      expect(await evm.addressOfName('foo.eth')).toEqual({ ok: true, value: undefined })
    }
  })

  it('is not asked for where the letters are not plain', async () => {
    expect(await evm.addressOfName('fоо.eth')).toMatchObject({ ok: false })
  })
})

describe('a name below a wildcard (ENSIP-10)', () => {
  const parent = `${REGISTRY.toLowerCase()} 0x0178b8bf${NODE}`
  const supports = `${RESOLVER} 0x01ffc9a7${'9061b923'.padEnd(64, '0')}`
  const question = `${RESOLVER} ${encodeFunctionData({
    abi: parseAbi(['function resolve(bytes name, bytes data)']),
    args: [
      toHex(packetToBytes('anna.foo.eth')),
      encodeFunctionData({ abi: parseAbi(['function addr(bytes32 node)']), args: [namehash('anna.foo.eth')] }),
    ],
  })}`
  const yes = word('0x01')

  it('is what the resolver of its parent says', async () => {
    const said = encodeAbiParameters([{ type: 'bytes' }], [word(ANNA) as Hex])
    answers = { [parent]: word(RESOLVER), [supports]: yes, [question]: said }
    expect(await evm.addressOfName('anna.foo.eth')).toEqual({ ok: true, value: ANNA })
  })

  it('is none where the resolver of its parent answers for no other name', async () => {
    answers = { [parent]: word(RESOLVER), [`${RESOLVER} 0x3b3b57de${namehash('anna.foo.eth').slice(2)}`]: word(ANNA) }
    expect(await evm.addressOfName('anna.foo.eth')).toEqual({ ok: true, value: undefined })
  })

  it('that only a gateway knows names the host, and contacts it not', async () => {
    const lookup = encodeErrorResult({
      abi: parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)']),
      args: [RESOLVER, ['https://gateway.example/{sender}/{data}.json'], '0x12', '0x12345678', '0x'],
    })
    answers = { [parent]: word(RESOLVER), [supports]: yes, [question]: lookup }
    const reason = { code: 'NAME_ELSEWHERE', host: 'gateway.example' }
    expect(await evm.addressOfName('anna.foo.eth')).toMatchObject({ ok: false, reason })
  })

  it.each(['0x556f1830', `0x556f1830${'f'.repeat(320)}`])(
    'is unread where the lookup is broken: %s',
    async (lookup) => {
      answers = { [parent]: word(RESOLVER), [supports]: yes, [question]: lookup }
      expect(await evm.addressOfName('anna.foo.eth')).toMatchObject({ ok: false, reason: { code: 'SAID' } })
    },
  )
})

describe('a name behind a pinned gateway, read on two nodes', () => {
  const PINNED = 'https://gateway.example/{sender}/{data}'
  const EVE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const CALLBACK = '0xf4d4d2f8'
  const signer = privateKeyToAccount(`0x${'01'.repeat(32)}`)
  const answer = [{ type: 'bytes' }, { type: 'bytes' }] as const
  const signedBy = async (key: typeof signer, address: string) =>
    encodeAbiParameters(answer, [
      word(address) as Hex,
      await key.signMessage({ message: { raw: word(address) as Hex } }),
    ])

  async function resolved(data: string): Promise<object> {
    if (!data.startsWith(CALLBACK)) {
      const args = [RESOLVER, [PINNED], '0xc0ffee', CALLBACK, '0x'] as const
      const abi = parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)'])
      return { error: { code: 3, message: 'execution reverted', data: encodeErrorResult({ abi, args }) } }
    }
    const [said] = decodeAbiParameters(answer, `0x${data.slice(10)}`)
    const [raw, signature] = decodeAbiParameters(answer, said)
    const isProven = (await recoverMessageAddress({ message: { raw }, signature })) === signer.address
    return isProven ? { result: raw } : { error: { code: 3, message: 'execution reverted: InvalidSigner' } }
  }
  const honest = async ({ method, params: [first] }: Asked) => {
    if (method === 'eth_chainId') return { result: '0x1' }
    if (method !== 'eth_call') return { result: { hash: `0x${'cd'.repeat(32)}`, number: '0x64', timestamp: '0x64' } }
    const { to, data } = first as { to: string; data: string }
    if (to.toLowerCase() === REGISTRY.toLowerCase()) return { result: word(RESOLVER) }
    return data.startsWith('0x01ffc9a7') ? { result: word('0x00') } : resolved(data)
  }
  const lying = (asked: Asked) =>
    (asked.params[0] as { to?: string })?.to === RESOLVER ? Promise.resolve({ result: word(EVE) }) : honest(asked)

  async function found(gateway: Hex, first: (asked: Asked) => Promise<object> = honest, isAsked = true) {
    const gateways: string[] = []
    const fake = async (url: unknown, init?: RequestInit) => {
      if (init?.method === 'GET') {
        gateways.push(`${url}`)
        return Response.json({ data: gateway })
      }
      const body: Asked | readonly Asked[] = JSON.parse(`${init?.body}`)
      const node = `${url}`.includes('one') ? first : honest
      const said = async (each: Asked) => ({ jsonrpc: '2.0', id: each.id, ...(await node(each)) })
      return Response.json(Array.isArray(body) ? await Promise.all(body.map(said)) : await said(body as Asked))
    }
    const nodeUrls = ['http://one.test', 'http://two.test'] as const
    const client = createEvmClient({ fetch: fake as typeof fetch, nodeUrls, chainId: 1 })
    return { said: await client.addressOfName('anna.eth', { urls: [PINNED], isAsked }), gateways }
  }

  it('is proven by the chain, with one question to the gateway', async () => {
    const { said, gateways } = await found(await signedBy(signer, ANNA))
    expect(said).toEqual({ ok: true, value: ANNA })
    expect(gateways).toEqual([`https://gateway.example/${RESOLVER}/0xc0ffee`])
  })

  it('is no address where the gateway lies', async () => {
    const thief = privateKeyToAccount(`0x${'02'.repeat(32)}`)
    expect((await found(await signedBy(thief, EVE))).said).toMatchObject({ ok: false, reason: { code: 'SAID' } })
    expect((await found(`0x${'00'.repeat(31)}`)).said).toMatchObject({ ok: false })
    expect((await found('0x')).said).toMatchObject({ ok: false })
  })

  it('is no address where one node lies, before and after the gateway is asked', async () => {
    const contradiction = { ok: false, reason: { code: 'CONTRADICTION' } }
    expect((await found(await signedBy(signer, ANNA), lying)).said).toMatchObject(contradiction)
    const before = await found('0x', lying, false)
    expect(before).toMatchObject({ said: contradiction, gateways: [] })
  })
})
