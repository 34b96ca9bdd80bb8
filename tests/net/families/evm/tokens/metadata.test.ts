import { encodeAbiParameters, numberToHex, stringToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../../src/net/families/evm/client.ts'
import { answeringAsNode, serve, type TestServer } from '../../../servers.ts'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SYMBOL = '0x95d89b41'
const NAME = '0x06fdde03'
const DECIMALS = '0x313ce567'
const SILENCE = { code: -32005, message: 'limit exceeded' }

/** Contract selectors answer as told; others revert. */
let code = '0x60'
let answers: Readonly<Record<string, string | typeof SILENCE>> = {}
let server: TestServer
let evm: EvmClient
beforeAll(async () => {
  server = await serve(
    answeringAsNode(({ method, params }) => {
      if (method === 'eth_getCode') return { result: code }
      const answer = answers[(params[0] as { data: string }).data.slice(0, 10)]
      if (answer === undefined) return { error: { code: 3, message: 'execution reverted' } }
      return typeof answer === 'string' ? { result: answer } : { error: answer }
    }),
  )
  evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
})
afterAll(() => server?.stop())

const text = (words: string) => encodeAbiParameters([{ type: 'string' }], [words])
const word = (value: number | bigint) => numberToHex(value, { size: 32 })
const token = { [SYMBOL]: text('PEP'), [NAME]: text('Pepper'), [DECIMALS]: word(9) }
beforeEach(() => {
  code = '0x60'
  answers = token
})

const found = (said: Readonly<{ symbol: string; name: string; decimals: number }>) => ({ ok: true, value: said })
const none = { ok: true, value: undefined }

describe('what stands at an address', () => {
  it('is a token by its own words', async () => {
    expect(await evm.tokenAt(TOKEN)).toEqual(found({ symbol: 'PEP', name: 'Pepper', decimals: 9 }))
  })

  it('is one whose words are of 32 bytes, as older tokens have them', async () => {
    answers = { ...token, [SYMBOL]: stringToHex('MKR', { size: 32 }), [NAME]: stringToHex('Maker', { size: 32 }) }
    expect(await evm.tokenAt(TOKEN)).toEqual(found({ symbol: 'MKR', name: 'Maker', decimals: 9 }))
  })

  it('is called by its symbol where it has no name', async () => {
    answers = { [SYMBOL]: text('PEP'), [DECIMALS]: word(0) }
    expect(await evm.tokenAt(TOKEN)).toEqual(found({ symbol: 'PEP', name: 'PEP', decimals: 0 }))
  })

  it('is shown in one short line, without what hides or turns text', async () => {
    const long = `${'A'.repeat(200)}`
    answers = { ...token, [SYMBOL]: text('US\u200bD\u202eC\n'), [NAME]: text(long) }
    const name = `${'A'.repeat(59)}…`
    expect(await evm.tokenAt(TOKEN)).toEqual(found({ symbol: 'USDC', name, decimals: 9 }))
  })

  it.each<readonly [string, Partial<Record<string, string>>]>([
    ['says no decimals', { [DECIMALS]: undefined }],
    ['says no symbol', { [SYMBOL]: undefined }],
    ['has a symbol that cannot be seen', { [SYMBOL]: text('\u200b\u2060') }],
    ['answers everything with nothing', { [SYMBOL]: '0x', [NAME]: '0x', [DECIMALS]: '0x' }],
    ['says decimals that are no number', { [DECIMALS]: text('18') }],
    ['has more decimals than can be shown', { [DECIMALS]: word(37) }],
    ['has decimals without end', { [DECIMALS]: word(2n ** 256n - 1n) }],
  ])('is no token where the contract %s', async (_name, changes) => {
    answers = { ...token, ...changes } as typeof answers
    expect(await evm.tokenAt(TOKEN)).toEqual(none)
  })

  it.each(['0x', `0xef0100${'4d'.repeat(20)}`])('is no token where no contract stands: %s', async (there) => {
    code = there
    expect(await evm.tokenAt(TOKEN)).toEqual(none)
  })

  it.each([SYMBOL, NAME, DECIMALS])('is not known where the node is silent about %s', async (asked) => {
    answers = { ...token, [asked]: SILENCE }
    expect(await evm.tokenAt(TOKEN)).toMatchObject({ ok: false })
  })

  it.each(['header not found', 'request timed out', 'project rate limit'])(
    'is not known where the node fails, and not the contract: %s',
    async (message) => {
      answers = { ...token, [SYMBOL]: { code: -32000, message } }
      expect(await evm.tokenAt(TOKEN)).toMatchObject({ ok: false })
    },
  )

  it.each(['execution reverted', 'VM Exception: invalid opcode', 'out of gas'])(
    'is no token where a node says of the contract: %s',
    async (message) => {
      answers = { ...token, [SYMBOL]: { code: -32000, message } }
      expect(await evm.tokenAt(TOKEN)).toEqual(none)
    },
  )

  it('is not known where no node answers, and nothing is asked about what is no address', async () => {
    const nobody = createEvmClient({
      fetch: () => Promise.reject(new TypeError('offline')),
      nodeUrls: [server.url],
      chainId: 1,
    })
    expect(await nobody.tokenAt(TOKEN)).toMatchObject({ ok: false })
    expect(await evm.tokenAt('0x12')).toMatchObject({ ok: false, reason: { code: 'MISUSED' } })
  })
})
