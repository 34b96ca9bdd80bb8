import { beforeEach, describe, expect, it } from 'vitest'
import { createRouter, type Router } from '../../../src/provider/router/router.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, SEEN, settle, USDC } from '../stand.ts'

let wallet: ReturnType<typeof createWallet>
let router: Router
let port: ReturnType<typeof openPort>
beforeEach(() => {
  wallet = createWallet()
  router = createRouter(wallet.ports)
  port = openPort(router)
})

async function ask(method: string, params?: unknown) {
  const key = port.say(method, params)
  await settle()
  return port.answerTo(key)
}

const ACCOUNTS = [{ eth_accounts: {} }]
const GRANTED = [
  {
    invoker: ORIGIN,
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [SEEN] }],
  },
  {
    invoker: ORIGIN,
    parentCapability: 'endowment:permitted-chains',
    caveats: [{ type: 'restrictNetworkSwitching', value: ['0x1', '0xa', '0x2105'] }],
  },
]

describe('permissions (EIP-2255)', () => {
  it('14: asking prompts once, and answers accounts in the first caveat of the first permission', async () => {
    const key = port.say('wallet_requestPermissions', ACCOUNTS)
    await settle()
    expect(wallet.asked).toHaveLength(1)
    wallet.asked[0]?.approve()
    await settle()
    expect(port.answerTo(key)).toEqual({ key, result: GRANTED })
    expect(await ask('wallet_requestPermissions', ACCOUNTS)).toMatchObject({ result: GRANTED })
    expect(await ask('wallet_getPermissions')).toMatchObject({ result: GRANTED })
    expect(wallet.asked).toHaveLength(1)
  })

  it('13: is a request of its own beside eth_requestAccounts', async () => {
    const keys = [port.say('eth_requestAccounts'), port.say('wallet_requestPermissions', ACCOUNTS)]
    await settle()
    expect(wallet.asked).toHaveLength(2)
    for (const { approve } of wallet.asked) approve()
    await settle()
    expect(port.answerTo(keys[0] ?? '')).toMatchObject({ result: [SEEN] })
    expect(port.answerTo(keys[1] ?? '')).toMatchObject({ result: GRANTED })
  })

  it('13: a no is 4001', async () => {
    const key = port.say('wallet_requestPermissions', ACCOUNTS)
    await settle()
    wallet.asked[0]?.reject()
    await settle()
    expect(port.answerTo(key)).toMatchObject({ error: { code: 4001 } })
  })

  it('are none before, and none while locked', async () => {
    expect(await ask('wallet_getPermissions')).toMatchObject({ result: [] })
    expect(await ask('wallet_getPermissions', [])).toMatchObject({ result: [] })
  })

  it('14: giving them back says accountsChanged first, forgets the chain, and leaves other sites alone', async () => {
    const other = openPort(router, { origin: 'https://other.example' })
    wallet.accounts.set('https://other.example', [ACCOUNT])
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    wallet.chains.set(ORIGIN, 10)
    router.changed()
    await settle()
    const before = port.told.length
    const key = port.say('wallet_revokePermissions', ACCOUNTS)
    await settle()
    expect(port.told.slice(before)).toEqual([{ state: { chainId: '0x1', accounts: [] } }, { key, result: null }])
    expect(other.told.at(-1)).toMatchObject({ state: { accounts: [SEEN] } })
    expect(await ask('eth_accounts')).toMatchObject({ result: [] })
    expect(await ask('wallet_revokePermissions', ACCOUNTS)).toMatchObject({ result: null })
    expect(wallet.asked).toHaveLength(0)
  })

  it('takes the other wallets’ word for chains beside the accounts', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const params = [{ eth_accounts: {}, 'endowment:permitted-chains': { caveats: [] } }]
    expect(await ask('wallet_requestPermissions', params)).toMatchObject({ result: GRANTED })
  })

  it.each([
    ['nothing', undefined],
    ['an empty list', []],
    ['no permission', [{}]],
    ['another permission', [{ eth_accounts: {}, snap_dialog: {} }]],
    ['a permission that is no object', [{ eth_accounts: true }]],
    ['two', [{ eth_accounts: {} }, { eth_accounts: {} }]],
  ])('refuses %s', async (_, params) => {
    for (const method of ['wallet_requestPermissions', 'wallet_revokePermissions']) {
      expect(await ask(method, params)).toMatchObject({ error: { code: -32602 } })
    }
    expect(wallet.asked).toHaveLength(0)
  })
})

describe('other questions about the wallet', () => {
  it('are answered from what the site may know', async () => {
    expect(await ask('eth_coinbase')).toMatchObject({ result: null })
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    expect(await ask('net_listening')).toMatchObject({ result: true })
    const hash = '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8'
    const key = port.say('web3_sha3', [`0x${Buffer.from('hello').toString('hex')}`])
    await expect.poll(() => port.answerTo(key)).toMatchObject({ result: hash })
    expect(await ask('web3_sha3', ['hello'])).toMatchObject({ error: { code: -32602 } })
    expect(await ask('eth_coinbase')).toMatchObject({ result: SEEN })
    expect(await ask('web3_clientVersion')).toMatchObject({ result: 'Causeway/v0.0.0' })
  })
})

describe('wallet_watchAsset (EIP-747)', () => {
  const asset = (options: object, type = 'ERC20') => ({ type, options })

  it.each([
    ['as the standard has it', asset({ address: USDC })],
    ['in a list', [asset({ address: USDC.toLowerCase(), symbol: 'USDC', decimals: 6 })]],
    ['with decimals as text and a picture', asset({ address: USDC, decimals: '6', image: 'data:image/png,' })],
    ['on a chain by name', asset({ address: USDC, chainId: 1 })],
  ])('is true for an asset that is shown already: %s', async (_, params) => {
    expect(await ask('wallet_watchAsset', params)).toMatchObject({ result: true })
  })

  it.each([
    ['an unknown token', asset({ address: ACCOUNT }), 5771],
    ['a token of another chain', asset({ address: USDC, chainId: '0xa' }), 5771],
    ['another kind', asset({ address: USDC }, 'ERC721'), 5771],
    ['other decimals', asset({ address: USDC, decimals: 18 }), -32602],
    ['another symbol', asset({ address: USDC, symbol: 'ETH' }), -32602],
    ['no address', asset({}), -32602],
    ['nothing', undefined, -32602],
  ])('refuses %s', async (_, params, code) => {
    expect(await ask('wallet_watchAsset', params)).toMatchObject({ error: { code } })
  })
})
