import * as v from 'valibot'
import { encodeAbiParameters, toFunctionSelector } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { type PriceFeed, priceFeedSchema } from '../../../../src/core/money/price-feed.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { relay } from '../../../../src/core/profiles/relay.ts'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { readPriceFeed } from '../../../../src/net/families/evm/price-feed.ts'
import type { Agreement } from '../../../../src/net/nodes/agreement.ts'
import { createRpc, type Rpc } from '../../../../src/net/nodes/rpc.ts'
import { type TestNode, twoNodes } from '../../two-nodes.ts'

const NOW = 1_790_000_000
const SEQUENCER = `0x${'0a'.repeat(20)}`
const FEED: PriceFeed = {
  asset: 'ETH',
  address: `0x${'5f'.repeat(20)}`,
  description: 'ETH / USD',
  decimals: 8,
  heartbeatSeconds: 3_600,
  least: '100',
  most: '100000',
}

const DESCRIPTION = toFunctionSelector('description()')
const DECIMALS = toFunctionSelector('decimals()')
const ROUND = toFunctionSelector('latestRoundData()')

const text = (words: string) => encodeAbiParameters([{ type: 'string' }], [words])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const round = (answer: bigint, updatedAt = BigInt(NOW - 20), startedAt = updatedAt, id = 2n ** 64n + 1n) =>
  encodeAbiParameters(
    ['uint80', 'int256', 'uint256', 'uint256', 'uint80'].map((type) => ({ type })),
    [id, answer, startedAt, updatedAt, id],
  )

type Said = Readonly<Record<string, Hex | undefined>>
const HONEST: Said = {
  [`${FEED.address} ${DESCRIPTION}`]: text('ETH / USD'),
  [`${FEED.address} ${DECIMALS}`]: number(8n),
  [`${FEED.address} ${ROUND}`]: round(250_000_000_000n),
  [`${SEQUENCER} ${ROUND}`]: round(0n, BigInt(NOW - 10), BigInt(NOW - 86_400)),
}

function node(said: Said): Rpc {
  return async (_method, [call], schema) => {
    const asked = v.parse(v.object({ to: v.string(), data: v.string() }), call)
    const result = v.safeParse(schema, said[`${asked.to} ${asked.data}`])
    if (result.success) return { ok: true, value: result.output }
    return { ...failedFor({ code: 'UNREADABLE' }, 'no answer'), code: undefined, transport: undefined }
  }
}

const alone = (rpc: Rpc): Pick<Agreement, 'read'> => ({ read: (ask) => ask(rpc, 'latest') })

const read = (changes: Said = {}, sequencerFeed?: string) =>
  readPriceFeed(alone(node({ ...HONEST, ...changes })), { feed: FEED, sequencerFeed }, NOW)

describe('a feed on chain', () => {
  it('is read with its words, its decimals and its newest round', async () => {
    expect(await read()).toEqual({ ok: true, price: 2_500n * 10n ** 18n })
    expect(await read({}, SEQUENCER)).toEqual({ ok: true, price: 2_500n * 10n ** 18n })
  })

  it.each<[string, Said, string]>([
    ['another description', { [`${FEED.address} ${DESCRIPTION}`]: text('BTC / USD') }, 'otherDescription'],
    ['a description that is no text', { [`${FEED.address} ${DESCRIPTION}`]: '0x12' }, 'otherDescription'],
    ['other decimals', { [`${FEED.address} ${DECIMALS}`]: number(18n) }, 'otherDecimals'],
    ['decimals beyond any number', { [`${FEED.address} ${DECIMALS}`]: number(2n ** 256n - 1n) }, 'otherDecimals'],
    ['a negative price', { [`${FEED.address} ${ROUND}`]: round(-250_000_000_000n) }, 'outOfRange'],
    ['an old price', { [`${FEED.address} ${ROUND}`]: round(1n, BigInt(NOW - 100_000)) }, 'tooOld'],
    ['a round of four words', { [`${FEED.address} ${ROUND}`]: `0x${'00'.repeat(128)}` }, 'unread'],
    ['no contract at all', { [`${FEED.address} ${ROUND}`]: '0x' }, 'unread'],
    ['no answer', { [`${FEED.address} ${DECIMALS}`]: undefined }, 'unread'],
  ])('with %s is not used', async (_name, changes, problem) => {
    expect(await read(changes)).toEqual({ ok: false, problem })
  })

  it('is not used where the sequencer is down, just back, or silent', async () => {
    const at = `${SEQUENCER} ${ROUND}`
    const day = BigInt(NOW - 86_400)
    expect(await read({ [at]: round(1n, day) }, SEQUENCER)).toEqual({ ok: false, problem: 'sequencerDown' })
    expect(await read({ [at]: round(0n, BigInt(NOW - 60)) }, SEQUENCER)).toMatchObject({ problem: 'sequencerJustBack' })
    expect(await read({ [at]: undefined }, SEQUENCER)).toEqual({ ok: false, problem: 'unread' })
  })

  it('is asked about in one list', async () => {
    const bodies: unknown[] = []
    const fetch = async (_url: unknown, init?: RequestInit) => {
      bodies.push(JSON.parse(`${init?.body}`))
      return new Response('[]', { status: 503 })
    }
    const rpc = createRpc({ fetch: fetch as typeof globalThis.fetch, url: 'http://127.0.0.1:1' })
    expect(await readPriceFeed(alone(rpc), { feed: FEED, sequencerFeed: SEQUENCER }, NOW)).toEqual({
      ok: false,
      problem: 'unread',
    })
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toHaveLength(4)
  })
})

describe('a feed on two nodes', () => {
  const saying =
    (said: Said): TestNode['says'] =>
    ({ method, params: [call] }) => {
      if (method !== 'eth_call') return undefined
      const { to, data } = v.parse(v.object({ to: v.string(), data: v.string() }), call)
      return { result: said[`${to} ${data}`] }
    }
  const inflated = { ...HONEST, [`${FEED.address} ${ROUND}`]: round(2_500_000_000_000n) }
  const priceOn = ({ evm }: ReturnType<typeof twoNodes>) => evm.priceFeed({ feed: FEED, sequencerFeed: SEQUENCER }, NOW)
  const honest = { ok: true, price: 2_500n * 10n ** 18n }

  it('is read from both in one block', async () => {
    const nodes = twoNodes()
    nodes.one.says = saying(HONEST)
    nodes.two.says = saying(HONEST)
    nodes.two.height = 109n
    expect(await priceOn(nodes)).toEqual(honest)
    for (const { asked } of [nodes.one, nodes.two]) {
      const blocks = asked.flatMap(({ method, params }) => (method === 'eth_call' ? [params[1]] : []))
      expect(blocks).toEqual(['0x6d', '0x6d', '0x6d', '0x6d'])
    }
  })

  it.each(['one', 'two'] as const)('has no price where node %s inflates it', async (liar) => {
    const nodes = twoNodes()
    nodes.one.says = saying(HONEST)
    nodes.two.says = saying(HONEST)
    nodes[liar].says = saying(inflated)
    expect(await priceOn(nodes)).toEqual({ ok: false, problem: 'unread' })
    nodes[liar].says = saying({ ...HONEST, [`${FEED.address} ${DECIMALS}`]: number(2n ** 256n - 1n) })
    expect(await priceOn(nodes)).toEqual({ ok: false, problem: 'unread' })
  })

  it('is believed from one after ten seconds of silence', async () => {
    const nodes = twoNodes()
    nodes.one.says = saying(HONEST)
    nodes.two.fault = 'offline'
    const began = nodes.clock.now
    expect(await priceOn(nodes)).toEqual(honest)
    expect(nodes.clock.now - began).toBe(10_000)
    expect(nodes.evm.isAlone()).toBe(true)
  })
})

describe('the feeds of a profile', () => {
  const pinned = [devnet, relay].flatMap(({ name, chains }) =>
    chains.flatMap(({ id, priceFeeds = [] }) => priceFeeds.map((feed) => [name, id, feed] as const)),
  )

  it.each(pinned)('of %s on chain %s can be what they say', (_name, _chain, feed) => {
    expect(v.is(priceFeedSchema, feed)).toBe(true)
    expect(feed.description).toBe(`${feed.asset} / USD`)
  })

  it('stand at the devnet\u2019s places, with the sequencer\u2019s on the rollup', () => {
    const places = pinned.flatMap(([name, id, { address }]) =>
      name === 'devnet' ? [`${id} ${address.slice(-4)}`] : [],
    )
    expect(places).toEqual(['1 f001', '1 f002', '1 f003', '8453 f001', '8453 f002', '8453 f003'])
    expect(devnet.chains.find(({ id }) => id === 8453)?.sequencerFeed?.slice(-4)).toBe('f010')
  })
})
