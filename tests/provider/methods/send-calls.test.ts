import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_CALLS } from '../../../src/provider/methods/send-calls.ts'
import { createRouter, type Router } from '../../../src/provider/router/router.ts'
import { ProviderRpcError } from '../../../src/provider/rpc-error.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, settle, USDC } from '../stand.ts'

const NATIVE = '0x0000000000000000000000000000000000000000'
const NATIVE_IN_ERC_7682 = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const CALL = { to: USDC, data: '0x1234' }
const SENT = { version: '2.0.0', chainId: '0x1', atomicRequired: false, calls: [CALL] }

let wallet: ReturnType<typeof createWallet>
let router: Router
let port: ReturnType<typeof openPort>
beforeEach(() => {
  wallet = createWallet()
  wallet.accounts.set(ORIGIN, [ACCOUNT])
  router = createRouter(wallet.ports)
  port = openPort(router)
})

async function ask(changes: object, params: unknown = [{ ...SENT, ...changes }]): Promise<string> {
  const key = port.say('wallet_sendCalls', params)
  await settle()
  return key
}

const errorOf = (key: string) => port.answerTo(key)?.['error']

async function refused(changes: object): Promise<unknown> {
  const key = await ask(changes)
  expect(wallet.asked).toHaveLength(0)
  return errorOf(key)
}

async function read(changes: object) {
  expect(errorOf(await ask(changes))).toBeUndefined()
  return wallet.sent.at(-1)
}

const funds = (requiredAssets: unknown, more: object = {}) => ({ auxiliaryFunds: { requiredAssets, ...more } })
const erc20 = (address: string, amount: unknown) => ({ address, amount, standard: 'erc20' })

describe('what is read of calls', () => {
  it('25: all of them, in order, with the page’s id, for the chain that it names', async () => {
    const calls = [CALL, { to: ACCOUNT, value: '0x1' }, { data: '0x6000' }]
    expect(await read({ id: 'order-7', chainId: '0x2105', calls })).toMatchObject({
      id: 'order-7',
      account: undefined,
      chainId: 8453,
      calls: [
        { to: USDC, data: '0x1234', value: 0n },
        { to: ACCOUNT, data: '0x', value: 1n },
        { to: undefined, data: '0x6000', value: 0n },
      ],
      required: [],
      by: 'calls',
    })
  })

  it.each([ACCOUNT, ACCOUNT.toLowerCase()])('an account in any case: %s', async (from) => {
    expect((await read({ from }))?.account).toBe(from)
  })

  it('a single call that is to be atomic, which it is by itself', async () => {
    expect((await read({ atomicRequired: true }))?.calls).toHaveLength(1)
  })

  it('as many calls as are sent at once', async () => {
    const calls = Array.from({ length: MOST_CALLS }, () => CALL)
    expect((await read({ calls }))?.calls).toHaveLength(MOST_CALLS)
  })

  it('25: whatever may be left out as if it were not there, at both levels', async () => {
    const capabilities = { paymasterService: { url: 'https://pay.example', optional: true } }
    expect(await read({ capabilities, calls: [{ ...CALL, capabilities }] })).toMatchObject({ required: [] })
  })
})

describe('funds that calls ask for (ERC-7682)', () => {
  it('are added up by token, of the whole request and of each call', async () => {
    const calls = [
      { ...CALL, capabilities: funds([erc20(USDC.toLowerCase(), '0x2')]) },
      { ...CALL, capabilities: funds([erc20(USDC, '0x4'), erc20(NATIVE, '0x8')]) },
    ]
    const sent = await read({ calls, capabilities: funds([erc20(USDC, '0x1'), erc20(NATIVE_IN_ERC_7682, '0x10')]) })
    expect(sent?.required).toEqual([
      { token: USDC.toLowerCase(), amount: 7n },
      { token: NATIVE, amount: 24n },
    ])
  })

  it('are none where nothing is named', async () => {
    expect((await read({ capabilities: { auxiliaryFunds: {} } }))?.required).toEqual([])
  })

  it.each([
    ['another token', erc20(ACCOUNT, '0x1')],
    ['a collectible', { address: USDC, amount: '0x1', standard: 'erc721', tokenId: '0x1' }],
    ['one of many collectibles', { address: USDC, amount: '0x1', standard: 'erc1155', tokenId: '0x1' }],
  ])('that are %s are 5771, or left out where they may be', async (_name, asset) => {
    expect(await refused({ capabilities: funds([asset]) })).toMatchObject({ code: 5771 })
    expect(await refused({ calls: [{ ...CALL, capabilities: funds([asset]) }] })).toMatchObject({ code: 5771 })
    expect((await read({ capabilities: funds([asset], { optional: true }) }))?.required).toEqual([])
  })

  it.each([
    ['no list', 'USDC'],
    ['no address', [erc20('USDC', '0x1')]],
    ['no amount', [{ address: USDC, standard: 'erc20' }]],
    ['an amount in decimal', [erc20(USDC, '1')]],
    ['an amount below nothing', [erc20(USDC, '-0x1')]],
    ['no standard', [{ address: USDC, amount: '0x1' }]],
    ['another standard', [{ ...erc20(USDC, '0x1'), standard: 'erc777' }]],
    ['more than a page needs', Array.from({ length: 17 }, () => erc20(USDC, '0x1'))],
  ])('that cannot be read are 5773, with the place: %s', async (_name, assets) => {
    const error = { code: 5773, message: expect.stringContaining('requiredAssets') }
    expect(await refused({ capabilities: funds(assets) })).toMatchObject(error)
    expect(await refused({ calls: [{ ...CALL, capabilities: funds(assets) }] })).toMatchObject(error)
  })
})

describe('what is refused before anybody is asked', () => {
  it.each([
    ['another version', { version: '1.0' }, 'version'],
    ['an empty id', { id: '' }, 'id'],
    ['a long id', { id: 'x'.repeat(4_097) }, 'id'],
    ['no chain', { chainId: undefined }, 'chainId'],
    ['a chain with a leading zero', { chainId: '0x01' }, 'chainId'],
    ['a chain in decimal', { chainId: '1' }, 'chainId'],
    ['no chain at all', { chainId: '0x0' }, 'chainId'],
    ['a chain that is a number', { chainId: 1 }, 'chainId'],
    ['nothing about atomicity', { atomicRequired: undefined }, 'atomicRequired'],
    ['no account', { from: 'me' }, 'from'],
    ['no list of calls', { calls: CALL }, 'calls'],
    ['no calls', { calls: [] }, 'calls'],
    ['a call to nobody with nothing', { calls: [CALL, {}] }, 'calls[1].to'],
    ['a call with two different bytes', { calls: [{ ...CALL, input: '0x99' }] }, 'calls[0].data'],
    ['a call with half a byte', { calls: [{ to: USDC, data: '0x1' }] }, 'calls.0.data'],
    ['a call with a value in decimal', { calls: [{ to: USDC, value: '1' }] }, 'calls.0.value'],
    ['a capability that is none', { capabilities: { auxiliaryFunds: true } }, 'capabilities.auxiliaryFunds'],
    ['a capability optional in words', { capabilities: { x: { optional: 'yes' } } }, 'capabilities.x.optional'],
  ])('-32602 with the place: %s', async (_name, changes, place) => {
    expect(await refused(changes)).toMatchObject({
      code: -32602,
      message: expect.stringContaining(`wallet_sendCalls: ${place}: `),
    })
  })

  it.each([
    [4100, 'of a site that is not connected', () => wallet.accounts.clear(), {}],
    [5710, 'for a chain that the wallet has not', undefined, { chainId: '0x2a' }],
    [5740, 'of too many calls', undefined, { calls: Array.from({ length: MOST_CALLS + 1 }, () => CALL) }],
    [5760, 'of several calls that are to be one', undefined, { calls: [CALL, CALL], atomicRequired: true }],
    [5700, 'with a capability that is not known', undefined, { capabilities: { paymasterService: {} } }],
    [5700, 'that says it may not be left out', undefined, { capabilities: { flowControl: { optional: false } } }],
    [5700, 'with one in a call', undefined, { calls: [CALL, { ...CALL, capabilities: { gasLimitOverride: {} } }] }],
  ])('25: %i %s', async (code, _name, prepare, changes) => {
    prepare?.()
    expect(await refused(changes)).toMatchObject({ code })
  })
})

describe('the answer', () => {
  it('25: is the id at once after a yes, whatever becomes of the calls, and 4001 after a no', async () => {
    router = createRouter({ ...wallet.ports, hashOf: () => Promise.reject(new Error('never')) })
    port = openPort(router)
    const key = await ask({})
    wallet.asked[0]?.approve('order-7')
    await settle()
    expect(port.answerTo(key)).toMatchObject({ result: { id: 'order-7' } })
    const no = await ask({})
    wallet.asked[1]?.reject()
    await settle()
    expect(errorOf(no)).toMatchObject({ code: 4001 })
  })

  it('25: is 5720 for an id that was used, as the wallet says', async () => {
    const sendCalls = () => Promise.reject(new ProviderRpcError(5720, 'This id was already used.'))
    router = createRouter({ ...wallet.ports, sendCalls })
    port = openPort(router)
    expect(errorOf(await ask({ id: 'order-7' }))).toMatchObject({ code: 5720 })
  })

  it('13: is a request of its own, even if equal to another', async () => {
    const keys = [await ask({ id: 'order-7' }), await ask({ id: 'order-7' })]
    expect(wallet.asked).toHaveLength(2)
    wallet.asked[0]?.approve('order-7')
    wallet.asked[1]?.reject()
    await settle()
    expect(port.answerTo(keys[0] ?? '')).toMatchObject({ result: { id: 'order-7' } })
    expect(errorOf(keys[1] ?? '')).toMatchObject({ code: 4001 })
  })
})
