import { concat, encodeAbiParameters, keccak256, numberToHex, pad, stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../../src/net/families/evm/client.ts'
import { answeringAsNode, serve, type TestServer } from '../../../servers.ts'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SYMBOL = '0x95d89b41'
const NAME = '0x06fdde03'
const VERSION = '0x54fd4d50'
const SEPARATOR = '0x3644e515'

let answers: Readonly<Record<string, string>> = {}
let server: TestServer
let evm: EvmClient
beforeAll(async () => {
  const refusal = { code: 3, message: 'execution reverted' }
  server = await serve(
    answeringAsNode(({ params }) => {
      const result = answers[(params[0] as { data: string }).data.slice(0, 10)]
      return result === undefined ? { error: refusal } : { result }
    }),
  )
  evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
})
afterAll(() => server?.stop())

const text = (words: string) => encodeAbiParameters([{ type: 'string' }], [words])
// This follows EIP-712, "Definition of domainSeparator", by hand.
const DOMAIN_TYPE = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
const separatorOf = (name: string, version: string, chainId = 1n) => {
  const [type, ...texts] = [DOMAIN_TYPE, name, version].map((each) => keccak256(stringToHex(each)))
  const words = [type ?? '0x', ...texts, numberToHex(chainId, { size: 32 }), pad(TOKEN)]
  return keccak256(concat(words))
}

describe('the symbol of a token', () => {
  it.each<readonly [string, string, string]>([
    ['text', text('USDC'), 'USDC'],
    ['text of another script', text('USD₮0'), 'USD₮0'],
    ['32 bytes, as older tokens have it', stringToHex('MKR', { size: 32 }), 'MKR'],
  ])('is read from %s', async (_name, answer, symbol) => {
    answers = { [SYMBOL]: answer }
    expect(await evm.tokenSymbol(TOKEN)).toEqual({ ok: true, value: symbol })
  })

  it.each<readonly [string, string]>([
    ['nothing', '0x'],
    ['a length beyond the end', `${text('USDC').slice(0, 66)}${'f'.repeat(64)}`],
    ['an offset elsewhere', `0x${'40'.padStart(64, '0')}${text('USDC').slice(66)}`],
    ['bytes that are no text', encodeAbiParameters([{ type: 'bytes' }], ['0xff'])],
  ])('is not known from %s', async (_name, answer) => {
    answers = { [SYMBOL]: answer }
    expect(await evm.tokenSymbol(TOKEN)).toMatchObject({ ok: false })
  })
})

describe('what a token signs for', () => {
  const usdc = { [NAME]: text('USD Coin'), [VERSION]: text('2'), [SEPARATOR]: separatorOf('USD Coin', '2') }

  it('is its name and version, where it hashes them itself', async () => {
    answers = usdc
    expect(await evm.tokenDomain(TOKEN)).toEqual({ ok: true, value: { name: 'USD Coin', version: '2' } })
  })

  it.each(['1', '2'])('is found where a token does not say that its version is %s', async (version) => {
    answers = { [NAME]: text('Old'), [SEPARATOR]: separatorOf('Old', version) }
    expect(await evm.tokenDomain(TOKEN)).toEqual({ ok: true, value: { name: 'Old', version } })
  })

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['hashes another name', { ...usdc, [SEPARATOR]: separatorOf('Tether USD', '2') }],
    ['hashes another version than it says', { ...usdc, [VERSION]: text('3') }],
    ['hashes another chain', { ...usdc, [SEPARATOR]: separatorOf('USD Coin', '2', 8453n) }],
    ['has no hash', { [NAME]: text('USD Coin'), [VERSION]: text('2') }],
    ['has no name', { [VERSION]: text('2'), [SEPARATOR]: separatorOf('', '2') }],
  ])('is not known where it %s', async (_name, said) => {
    answers = said
    expect(await evm.tokenDomain(TOKEN)).toMatchObject({ ok: false })
  })
})

describe('the address that a factory computes', () => {
  const order = `0x${'ab'.repeat(32)}` as const

  it('is the last 20 bytes of its answer', async () => {
    answers = { '0x0767bc1e': `0x${TOKEN.slice(2).toLowerCase().padStart(64, '0')}` }
    expect(await evm.depositAddress(TOKEN, order, TOKEN)).toEqual({ ok: true, value: TOKEN.toLowerCase() })
  })

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['there is no such function', {}],
    ['the answer is no address', { '0x0767bc1e': `0x${'ff'.repeat(32)}` }],
    ['the answer is empty', { '0x0767bc1e': '0x' }],
  ])('is not known where %s', async (_name, said) => {
    answers = said
    expect(await evm.depositAddress(TOKEN, order, TOKEN)).toMatchObject({ ok: false })
  })
})
