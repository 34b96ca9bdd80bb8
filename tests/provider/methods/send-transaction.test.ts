import { beforeEach, describe, expect, it } from 'vitest'
import type { BundleCall } from '../../../src/core/bundle/bundle.ts'
import { createRouter, type Router } from '../../../src/provider/router/router.ts'
import { ProviderRpcError } from '../../../src/provider/rpc-error.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, settle, USDC } from '../stand.ts'

let wallet: ReturnType<typeof createWallet>
let router: Router
let port: ReturnType<typeof openPort>
beforeEach(() => {
  wallet = createWallet()
  wallet.accounts.set(ORIGIN, [ACCOUNT])
  router = createRouter(wallet.ports)
  port = openPort(router)
})

const METHOD = 'eth_sendTransaction'
const PLAIN = { from: ACCOUNT, to: USDC }

async function ask(changes: object, params: unknown = [{ ...PLAIN, ...changes }]): Promise<string> {
  const key = port.say(METHOD, params)
  await settle()
  return key
}

const errorOf = (key: string) => port.answerTo(key)?.['error']

async function read(changes: object): Promise<BundleCall | undefined> {
  const key = await ask(changes)
  expect(errorOf(key)).toBeUndefined()
  return wallet.sent.at(-1)?.calls[0]
}

describe('what is read of a transaction', () => {
  it('24: every byte of it as the page wrote it', async () => {
    const call = await read({ data: '0xA9059CBBff', value: '0xde0b6b3a7640000', gas: '0x5208' })
    expect(call).toEqual({ to: USDC, data: '0xA9059CBBff', value: 10n ** 18n, gas: 21_000n })
    expect(wallet.sent.at(-1)).toMatchObject({ account: ACCOUNT, chainId: 1, by: 'transaction', required: [] })
  })

  it.each([
    ['nothing', {}, undefined],
    ['nothing in hex', { gas: '0x' }, undefined],
    ['null', { gas: null }, undefined],
    ['a leading zero', { gas: '0x05208' }, 21_000n],
    ['a number', { gas: 21_000 }, 21_000n],
    ['its older name', { gasLimit: '0x5208' }, 21_000n],
    ['both names, of which the newer counts', { gas: '0x5208', gasLimit: '0x1' }, 21_000n],
  ])('24: a gas limit as pages write it: %s', async (_name, changes, gas) => {
    expect((await read(changes))?.gas).toBe(gas)
  })

  it.each([
    ['nothing', {}, 0n],
    ['nothing in hex', { value: '0x' }, 0n],
    ['null', { value: null }, 0n],
    ['a number', { value: 7 }, 7n],
    ['the most there is', { value: `0x${'f'.repeat(64)}` }, 2n ** 256n - 1n],
  ])('a value: %s', async (_name, changes, value) => {
    expect((await read(changes))?.value).toBe(value)
  })

  it.each([
    ['data', { data: '0x1234' }],
    ['input', { input: '0x1234' }],
    ['both, in either case', { data: '0x1234', input: '0x1234' }],
  ])('its bytes by the name of %s', async (_name, changes) => {
    expect((await read(changes))?.data).toBe('0x1234')
  })

  it('an empty text as no bytes, as nodes do', async () => {
    expect((await read({ data: '' }))?.data).toBe('0x')
    expect((await read({ data: '', input: '0x12' }))?.data).toBe('0x12')
    expect(errorOf(await ask({ to: undefined, data: '' }))).toMatchObject({ code: -32602 })
  })

  it('the code of a contract, where nobody is paid', async () => {
    expect(await read({ to: undefined, data: '0x6000' })).toMatchObject({ to: undefined, data: '0x6000' })
    wallet.asked.at(-1)?.reject()
    await settle()
    expect(await read({ to: null, data: '0x6001' })).toMatchObject({ to: undefined, data: '0x6001' })
  })

  it.each(['0x1', '0x01', 1])('24: the chain of the site, written as %j', async (chainId) => {
    expect(await read({ chainId })).toBeDefined()
  })

  it('takes an account in any case, and leaves fees, nonce and access lists to the wallet', async () => {
    const fees = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1', nonce: '0x9', type: '0x2', accessList: [] }
    expect(await read({ from: ACCOUNT.toLowerCase(), ...fees })).toEqual({
      to: USDC,
      data: '0x',
      value: 0n,
      gas: undefined,
    })
  })
})

describe('what is refused before anybody is asked', () => {
  it.each([
    ['no account', { from: undefined }, 'from'],
    ['a short account', { from: '0x1234' }, 'from'],
    ['a name', { to: 'vitalik.eth' }, 'to'],
    ['half a byte', { data: '0x123' }, 'data'],
    ['bytes that are none', { input: '0xzz' }, 'input'],
    ['bytes without 0x', { data: '1234' }, 'data'],
    ['two different calls', { data: '0x12', input: '0x13' }, 'data'],
    ['nobody and nothing', { to: undefined }, 'to'],
    ['a value in decimal', { value: '10' }, 'value'],
    ['a value below nothing', { value: -1 }, 'value'],
    ['a value with a fraction', { value: 1.5 }, 'value'],
    ['a value beyond 256 bits', { value: `0x1${'0'.repeat(64)}` }, 'value'],
    ['a value that a double cannot hold', { value: 2 ** 60 }, 'value'],
    ['gas that is no number', { gas: '0xgg' }, 'gas'],
    ['an older gas limit that is none', { gasLimit: 'much' }, 'gasLimit'],
    ['a fee that is none', { gasPrice: 'cheap' }, 'gasPrice'],
    ['both kinds of fees', { gasPrice: '0x1', maxFeePerGas: '0x1' }, 'gasPrice'],
    ['a tip above the fee', { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }, 'maxPriorityFeePerGas'],
    ['a nonce that is none', { nonce: 'next' }, 'nonce'],
    ['another chain', { chainId: '0xa' }, 'chainId'],
    ['a blob', { type: '0x3' }, 'type'],
    ['an authorization', { type: '0x4' }, 'type'],
    ['a list of authorizations', { authorizationList: [{ address: USDC }] }, 'authorizationList'],
    ['an empty list of them', { authorizationList: [] }, 'authorizationList'],
    ['hashes of blobs', { blobVersionedHashes: ['0x01'] }, 'blobVersionedHashes'],
    ['blobs', { blobs: ['0x'] }, 'blobs'],
  ])('24: %s, with the place', async (_name, changes, place) => {
    const key = await ask(changes)
    expect(errorOf(key)).toMatchObject({ code: -32602, message: expect.stringContaining(`${METHOD}: ${place}: `) })
    expect(wallet.asked).toHaveLength(0)
  })

  it.each([[[]], [['0x']], [{}], [undefined], [[PLAIN, 'latest', 1]]])(
    '%j, which is no transaction',
    async (params) => {
      const key = await ask({}, params ?? null)
      expect(errorOf(key)).toMatchObject({ code: -32602 })
      expect(wallet.asked).toHaveLength(0)
    },
  )

  it('anything of a site that is not connected', async () => {
    wallet.accounts.clear()
    expect(errorOf(await ask({}))).toMatchObject({ code: 4100 })
    expect(wallet.asked).toHaveLength(0)
  })
})

describe('the answer', () => {
  const HASH = '0xaa'
  let out: (hash: string) => void
  let never: (error: unknown) => void
  beforeEach(() => {
    const hash = new Promise<string>((resolve, reject) => {
      out = resolve
      never = reject
    })
    router = createRouter({ ...wallet.ports, hashOf: () => hash })
    port = openPort(router)
  })

  it('is the hash, once it is out, and not before', async () => {
    const key = await ask({})
    wallet.asked[0]?.approve()
    await settle()
    expect(port.answerTo(key)).toBeUndefined()
    out(HASH)
    await settle()
    expect(port.answerTo(key)).toMatchObject({ result: HASH })
  })

  it('is 4001 after a no, and -32003 where the transaction will never be out', async () => {
    const refused = await ask({})
    wallet.asked[0]?.reject()
    await settle()
    expect(errorOf(refused)).toMatchObject({ code: 4001 })
    const failed = await ask({})
    wallet.asked[1]?.approve()
    never(new ProviderRpcError(-32003, 'The transaction was not sent.', { reason: 'notFunded' }))
    await settle()
    expect(errorOf(failed)).toMatchObject({ code: -32003, data: { reason: 'notFunded' } })
  })

  it('13: is a request of its own, even if equal to another', async () => {
    const keys = [await ask({ data: '0xAB' }), await ask({ data: '0xab', from: ACCOUNT.toLowerCase() })]
    expect(wallet.asked).toHaveLength(2)
    wallet.asked[0]?.approve()
    wallet.asked[1]?.reject()
    out(HASH)
    await settle()
    expect(port.answerTo(keys[0] ?? '')).toMatchObject({ result: HASH })
    expect(errorOf(keys[1] ?? '')).toMatchObject({ code: 4001 })
  })

  it('leaves the way free for the next question as soon as the user has said yes', async () => {
    const first = await ask({ data: '0x01' })
    wallet.asked[0]?.approve()
    await settle()
    const second = await ask({ data: '0x02' })
    expect(wallet.asked).toHaveLength(2)
    expect([port.answerTo(first), port.answerTo(second)]).toEqual([undefined, undefined])
  })

  it('3: is asked for again under the same key without another question', async () => {
    const key = await ask({})
    port.close()
    port = openPort(router)
    port.say(METHOD, [PLAIN], key)
    wallet.asked[0]?.approve()
    out(HASH)
    await settle()
    expect(wallet.asked).toHaveLength(1)
    expect(port.answerTo(key)).toMatchObject({ result: HASH })
  })
})
