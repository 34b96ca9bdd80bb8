import { describe, expect, it } from 'vitest'
import { createRouter } from '../../../src/provider/router/router.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, settle } from '../stand.ts'

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bda02913'
const NATIVE = '0x0000000000000000000000000000000000000000'
const asset = { chainId: 8453, address: USDC }
const base = { version: '1.0.0', output: { asset, amount: '0x5f5e100' } }

async function send(params: unknown, accounts: readonly string[] = [ACCOUNT]) {
  const wallet = createWallet()
  wallet.accounts.set(ORIGIN, accounts)
  const port = openPort(createRouter(wallet.ports))
  const key = port.say('wallet_sendIntent', params)
  await settle()
  const answer = port.answerTo(key) as { error?: { code: number; message: string } } | undefined
  return { request: wallet.asked[0]?.request, code: answer?.error?.code, message: answer?.error?.message, key }
}

describe('wallet_sendIntent', () => {
  it('gives the wallet what was asked, in its own words', async () => {
    const { request, key } = await send([{ ...base, id: 'order-7', from: ACCOUNT.toLowerCase(), slippageBps: 50 }])
    expect(request).toEqual({
      key: `1 d ${key}`,
      id: 'order-7',
      from: ACCOUNT.toLowerCase(),
      tradeType: 'EXACT_OUTPUT',
      amount: 100_000_000n,
      output: asset,
      recipient: undefined,
      input: undefined,
      maxInput: undefined,
      slippageBasisPoints: 50,
      expiresAtSeconds: undefined,
    })
  })

  it.each([
    ['a CAIP-19 token', `eip155:8453/erc20:${USDC}`, asset],
    ['a CAIP-19 native currency', 'eip155:1/slip44:60', { chainId: 1, address: NATIVE }],
    ['the native mark of ERC-7682', { chainId: 1, address: `0x${'Ee'.repeat(20)}` }, { chainId: 1, address: NATIVE }],
    ['the service’s own ids', { chainId: 8253038, address: 'btc' }, { chainId: 8253038, address: 'btc' }],
  ])('reads %s', async (_, given, read) => {
    expect((await send([{ ...base, output: { asset: given, amount: '0x1' } }])).request?.output).toEqual(read)
  })

  it('reads what is to be spent', async () => {
    const input = { asset: 'eip155:1/slip44:60', maxAmount: '0xff' }
    expect((await send([{ ...base, tradeType: 'exactInput', input }])).request).toMatchObject({
      tradeType: 'EXACT_INPUT',
      input: { chainId: 1, address: NATIVE },
      maxInput: 255n,
    })
  })

  it.each([
    ['no parameter', [], -32602],
    ['two parameters', [base, base], -32602],
    ['an object instead of a list', base, -32602],
    ['another version', [{ ...base, version: '2.0.0' }], -32602],
    ['an unknown field', [{ ...base, refundTo: ACCOUNT }], -32602],
    ['an unknown field of the output', [{ ...base, output: { ...base.output, calls: [] } }], -32602],
    ['a decimal amount', [{ ...base, output: { asset, amount: '100' } }], -32602],
    ['a number as amount', [{ ...base, output: { asset, amount: 100 } }], -32602],
    ['an amount past 256 bits', [{ ...base, output: { asset, amount: `0x1${'0'.repeat(64)}` } }], -32602],
    ['an amount of nothing', [{ ...base, output: { asset, amount: '0x0' } }], -32602],
    ['an asset that is no asset', [{ ...base, output: { asset: 'USDC', amount: '0x1' } }], -32602],
    [
      'a chain id that is no number',
      [{ ...base, output: { asset: { ...asset, chainId: '1' }, amount: '0x1' } }],
      -32602,
    ],
    ['slippage over 100 %', [{ ...base, slippageBps: 10_001 }], -32602],
    ['an id over 4096 bytes', [{ ...base, id: 'x'.repeat(4097) }], -32602],
    ['an expiry in the past', [{ ...base, expiry: 1 }], -32602],
    ['exactInput of an unknown currency', [{ ...base, tradeType: 'exactInput' }], -32602],
    ['a maximum of an unknown currency', [{ ...base, input: { maxAmount: '0x1' } }], -32602],
    ['an account that the site does not see', [{ ...base, from: `0x${'11'.repeat(20)}` }], 4100],
    ['a capability', [{ ...base, capabilities: { flash: {} } }], 5700],
    ['a capability that is said not to be optional', [{ ...base, capabilities: { flash: { optional: false } } }], 5700],
    ['an asset of another namespace', [{ ...base, output: { asset: 'solana:abc/slip44:501', amount: '0x1' } }], 5771],
  ])('refuses %s without a prompt', async (_, params, code) => {
    const answer = await send(params)
    expect(answer).toMatchObject({ code, request: undefined })
    expect(answer.message?.length).toBeGreaterThan(10)
  })

  it('skips a capability that is optional', async () => {
    expect((await send([{ ...base, capabilities: { flash: { optional: true } } }])).request).toBeDefined()
  })

  it('wants a connection first', async () => {
    expect(await send([base], [])).toMatchObject({ code: 4100, request: undefined })
  })
})
