import { beforeEach, describe, expect, it } from 'vitest'
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

async function signed(params: unknown): Promise<unknown> {
  const key = port.say('eth_signTypedData_v4', params)
  await settle()
  wallet.asked.at(-1)?.approve()
  await settle()
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

  it('18: refuses data for another chain than the one that the site is on, until it is on that', async () => {
    const other = { ...DATA, domain: { ...DATA.domain, chainId: '0x2105' } }
    expect(await signed([ACCOUNT, other])).toMatchObject({ code: -32602, message: expect.stringContaining('8453') })
    wallet.chains.set(ORIGIN, 8453)
    expect(await signed([ACCOUNT, other])).toContain('signed')
    expect(await signed([ACCOUNT, DATA])).toMatchObject({ code: -32602 })
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
