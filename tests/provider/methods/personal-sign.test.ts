import { beforeEach, describe, expect, it } from 'vitest'
import { createRouter, type Router } from '../../../src/provider/router/router.ts'
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

async function signed(params: unknown): Promise<unknown> {
  const key = port.say('personal_sign', params)
  await settle()
  wallet.asked.at(-1)?.approve()
  await settle()
  return port.answerTo(key)?.['result'] ?? port.answerTo(key)?.['error']
}

describe('personal_sign', () => {
  it.each([
    ['message and account', ['0x6869', ACCOUNT]],
    ['the other way round', [ACCOUNT, '0x6869']],
    ['a text', ['hi', ACCOUNT]],
    ['a password behind', ['hi', ACCOUNT, 'secret']],
    ['an address in small letters', ['hi', ACCOUNT.toLowerCase()]],
  ])('22: takes %s', async (_name, params) => {
    expect(String(await signed(params)).toLowerCase()).toBe(`signed ${ACCOUNT} 0x6869`.toLowerCase())
  })

  it('22: of two addresses signs the first with the second', async () => {
    expect(await signed([USDC, ACCOUNT])).toBe(`signed ${ACCOUNT} ${USDC.toLowerCase()}`)
  })

  it.each([[[]], [['hi']], [['hi', 'there']], [[1, ACCOUNT]], [['hi', ACCOUNT, 1, 2]], [{}]])(
    'refuses %j without a prompt',
    async (params) => {
      expect(await signed(params)).toMatchObject({ code: -32602 })
      expect(wallet.asked).toHaveLength(0)
    },
  )

  it('wants a connection first', async () => {
    wallet.accounts.delete(ORIGIN)
    expect(await signed(['hi', ACCOUNT])).toMatchObject({ code: 4100 })
    expect(wallet.asked).toEqual([])
  })
})
