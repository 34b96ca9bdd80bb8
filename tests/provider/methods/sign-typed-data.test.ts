import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRouter } from '../../../src/provider/router/router.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, settle, USDC } from '../stand.ts'

let wallet: ReturnType<typeof createWallet>
let port: ReturnType<typeof openPort>
beforeEach(() => {
  wallet = createWallet()
  wallet.accounts.set(ORIGIN, [ACCOUNT])
  port = openPort(createRouter(wallet.ports))
})

const DATA = {
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  primaryType: 'Mail',
  domain: { name: 'Mail', chainId: 1, verifyingContract: USDC },
  message: { contents: 'Hello' },
}

async function signed(params: unknown, method = 'eth_signTypedData_v4'): Promise<unknown> {
  const asked = wallet.asked.length
  const key = port.say(method, params)
  await expect.poll(() => wallet.asked.length > asked || port.answerTo(key) !== undefined).toBe(true)
  wallet.asked.at(-1)?.approve()
  await expect.poll(() => port.answerTo(key)).toBeDefined()
  return port.answerTo(key)?.['result'] ?? port.answerTo(key)?.['error']
}

describe('eth_signTypedData_v4', () => {
  it.each([
    ['an object', DATA],
    ['JSON', JSON.stringify(DATA)],
    ['data of no chain', { ...DATA, domain: { name: 'Mail' } }],
  ])('23: takes %s', async (_name, data) => {
    expect(await signed([ACCOUNT, data])).toBe(`signed ${ACCOUNT} {"contents":"Hello"}`)
  })

  it.each([
    ['data without a primary type', [ACCOUNT, { ...DATA, primaryType: undefined }], 'primaryType'],
    ['values of other types', [ACCOUNT, { ...DATA, message: { contents: 5 } }], 'message.contents'],
    ['text that is no JSON', [ACCOUNT, 'hello'], 'data'],
    ['no account', [DATA, ACCOUNT], 'expected an address'],
    ['no data', [ACCOUNT], 'expected typed data'],
  ])('23: refuses %s without a prompt', async (_name, params, words) => {
    expect(await signed(params)).toMatchObject({ code: -32602, message: expect.stringContaining(words) })
    expect(wallet.asked).toHaveLength(0)
  })

  it('23: refuses data that are read and have no hash, and answers the next ones of another site', async () => {
    const path = '../../../src/core/sign/typed-data-hashes.ts'
    const { typedDataHashesOf } = await import('../../../src/core/sign/typed-data-hashes.ts')
    vi.doMock(path, () => ({
      typedDataHashesOf: (data: Parameters<typeof typedDataHashesOf>[0]) => {
        if (data.message['contents'] === 'Hello') throw new RangeError('expected an exact string')
        return typedDataHashesOf(data)
      },
    }))
    try {
      expect(await signed([ACCOUNT, DATA])).toMatchObject({ code: -32602, message: expect.stringContaining('hash') })
      expect(wallet.asked).toHaveLength(0)
      const other = { ...DATA, message: { contents: 'Goodbye' } }
      expect(await signed([ACCOUNT, other])).toBe(`signed ${ACCOUNT} {"contents":"Goodbye"}`)
    } finally {
      vi.doUnmock(path)
    }
  })

  it('18: refuses data for another chain than the one that the site is on, until it is on that', async () => {
    const other = { ...DATA, domain: { ...DATA.domain, chainId: '0x2105' } }
    expect(await signed([ACCOUNT, other])).toMatchObject({ code: -32602, message: expect.stringContaining('8453') })
    wallet.chains.set(ORIGIN, 8453)
    expect(await signed([ACCOUNT, other])).toContain('signed')
    expect(await signed([ACCOUNT, DATA])).toMatchObject({ code: -32602 })
  })

  it('18: takes data of a Cosmos chain that the wallet does not know, and of no other chain', async () => {
    const text = (name: string) => ({ name, type: 'string' })
    const EIP712Domain = [{ name: 'chainId', type: 'uint256' }, text('verifyingContract'), text('salt')]
    const of = (chainId: number) => ({
      ...DATA,
      types: { ...DATA.types, EIP712Domain },
      domain: { chainId, verifyingContract: 'cosmos', salt: '0' },
    })
    expect(await signed([ACCOUNT, of(1)])).toContain('signed')
    expect(await signed([ACCOUNT, of(9_001)])).toContain('signed')
    expect(await signed([ACCOUNT, of(8_453)])).toMatchObject({ code: -32602 })
    expect(await signed([ACCOUNT, { ...DATA, domain: { ...DATA.domain, chainId: 9_001 } }])).toMatchObject({
      code: -32602,
    })
  })

  it('is refused for whoever sees no account, and for the older methods', async () => {
    wallet.accounts.delete(ORIGIN)
    expect(await signed([ACCOUNT, DATA])).toMatchObject({ code: 4100 })
    for (const method of ['eth_sign', 'eth_signTypedData', 'eth_signTypedData_v1']) {
      const key = port.say(method, [ACCOUNT, '0x00'])
      await settle()
      expect(port.answerTo(key)).toMatchObject({ error: { code: 4200 } })
    }
  })
})

describe('eth_signTypedData_v3', () => {
  const V3 = 'eth_signTypedData_v3'
  const one = (types: object, message: object) => ({ types, primaryType: 'One', domain: {}, message })
  const named = (name: string, type: string) => [{ name, type }]

  it('23: asks and answers as v4 does', async () => {
    expect(await signed([ACCOUNT, DATA], V3)).toBe(await signed([ACCOUNT, DATA]))
    expect(wallet.asked).toHaveLength(2)
  })

  it.each([
    ['a list', one({ One: named('a', 'string[]') }, { a: ['x'] }), `${V3}: types.One.a: expected no list`],
    [
      'a list in a struct',
      one({ One: named('a', 'Two'), Two: named('b', 'uint8[2]') }, { a: { b: [1, 2] } }),
      `${V3}: types.Two.b: expected no list`,
    ],
    ['an empty list', one({ One: named('a', 'Two[]'), Two: named('b', 'bool') }, { a: [] }), 'types.One.a'],
    ['a struct in itself', one({ One: named('a', 'One') }, { a: null }), `${V3}: message.a: expected One`],
    ['a struct in its list', one({ One: named('a', 'One[]') }, { a: [{ a: [] }] }), 'types.One.a'],
  ])('23: refuses %s without a prompt', async (_name, data, words) => {
    expect(await signed([ACCOUNT, data], V3)).toMatchObject({ code: -32602, message: expect.stringContaining(words) })
    expect(wallet.asked).toHaveLength(0)
  })

  it('23: takes lists in types that the message has not', async () => {
    const types = { ...DATA.types, Two: named('b', 'bool[]') }
    expect(await signed([ACCOUNT, { ...DATA, types }], V3)).toContain('signed')
  })
})
