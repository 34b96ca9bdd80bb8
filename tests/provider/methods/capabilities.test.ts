import { beforeEach, describe, expect, it } from 'vitest'
import { createRouter } from '../../../src/provider/router/router.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, settle, USDC } from '../stand.ts'

// ERC-7682: native currency MUST have this name.
const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const ANYWHERE = { crossChainIntents: { supported: true, version: '1.0.0' } }
const withAssets = (...assets: string[]) => ({
  atomic: { status: 'unsupported' },
  auxiliaryFunds: { supported: true, assets },
})

let wallet: ReturnType<typeof createWallet>
let port: ReturnType<typeof openPort>
beforeEach(() => {
  wallet = createWallet()
  wallet.accounts.set(ORIGIN, [ACCOUNT])
  port = openPort(createRouter(wallet.ports))
})

async function ask(params: unknown): Promise<Record<string, unknown>> {
  const key = port.say('wallet_getCapabilities', params)
  await settle()
  return port.answerTo(key) ?? {}
}

describe('what the wallet can do (EIP-5792)', () => {
  it.each([ACCOUNT, ACCOUNT.toLowerCase()])('is said of every chain to %s', async (account) => {
    expect((await ask([account]))['result']).toEqual({
      '0x0': ANYWHERE,
      '0x1': withAssets(NATIVE, USDC),
      '0xa': withAssets(NATIVE),
      '0x2105': withAssets(NATIVE),
    })
    expect(wallet.asked).toHaveLength(0)
  })

  it.each([
    [['0x1'], ['0x1']],
    [
      ['0xa', '0x1'],
      ['0x1', '0xa'],
    ],
    [['0x0'], ['0x0']],
    [
      ['0x0', '0x1'],
      ['0x0', '0x1'],
    ],
    [['0x2a'], []],
    [['0x2a', '0x1'], ['0x1']],
    [[], []],
  ])('is said of %j, as far as the wallet has them', async (asked, told) => {
    expect(Object.keys((await ask([ACCOUNT, asked]))['result'] as object).sort()).toEqual([...told].sort())
  })

  it('is said of all where null is asked about', async () => {
    expect(Object.keys((await ask([ACCOUNT, null]))['result'] as object)).toHaveLength(4)
  })

  it.each([
    [[]],
    [['me']],
    [[ACCOUNT, '0x1']],
    [[ACCOUNT, ['1']]],
    [[ACCOUNT, ['0x01']]],
    [[ACCOUNT, ['0x1'], 1]],
    [{}],
  ])('is not said to %j', async (params) => {
    expect(await ask(params)).toMatchObject({ error: { code: -32602 } })
  })

  it('15: is 4100 for an account that the site does not see', async () => {
    expect(await ask([USDC])).toMatchObject({ error: { code: 4100 } })
    wallet.accounts.clear()
    expect(await ask([ACCOUNT])).toMatchObject({ error: { code: 4100 } })
  })
})
