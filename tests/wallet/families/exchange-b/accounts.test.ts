import { describe, expect, it } from 'vitest'
import { failedFor, failedSaying } from '../../../../src/core/reason/reason.ts'
import {
  createExchangeBAccounts,
  type ExchangeBAccountPorts,
} from '../../../../src/wallet/families/exchange-b/accounts.ts'

const OWNER = '0x14791697260E4c9A71f18484C9f997B308e59325'
const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function stand(listed: readonly number[], changes: Partial<ExchangeBAccountPorts['exchange']> = {}) {
  const chosen = new Map<string, number>()
  const asked: string[] = []
  let now = 0
  const accounts = createExchangeBAccounts({
    exchange: {
      accountsOf: async (address) => {
        asked.push(address)
        return { ok: true, value: listed }
      },
      account: async () => ({ ok: true, value: { l1Address: OWNER.toLowerCase() } }),
      ...changes,
    },
    choice: {
      chosenOf: async (address) => chosen.get(address),
      choose: async (address, index) => void chosen.set(address, index),
    },
    nowMilliseconds: () => now,
  })
  return { accounts, asked, chosen, pass: (milliseconds: number) => (now += milliseconds) }
}

describe('the accounts of exchange B', () => {
  it('are those that the exchange lists and calls ours, the lowest of which is meant', async () => {
    const { accounts } = stand([9, 7, 8])
    expect(await accounts.of(OWNER)).toEqual({ ok: true, value: [7, 8, 9] })
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: 7 })
    expect(accounts.found()).toEqual([7, 8, 9])
  })

  it('may be none', async () => {
    const { accounts } = stand([])
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: undefined })
    expect(await accounts.choose(OWNER, 7)).toBe(false)
  })

  it('of another wallet are not taken, whoever lists them for ours', async () => {
    const { accounts } = stand([7], { account: async () => ({ ok: true, value: { l1Address: STRANGER } }) })
    expect(await accounts.of(OWNER)).toMatchObject({ ok: false, message: expect.stringContaining('another wallet') })
    expect(await accounts.meant(OWNER)).toMatchObject({ ok: false })
    expect(accounts.found()).toEqual([])
  })

  it('of another wallet are listed apart, and stand for ours only where one of them was chosen', async () => {
    const account = async (index: number) =>
      ({ ok: true, value: { l1Address: index === 7 ? STRANGER : OWNER } }) as const
    const accountsOf = async () => ({ ok: true, value: [7, 8], foreign: [9], unread: [undefined] }) as const
    const { accounts, chosen } = stand([], { account, accountsOf })
    const foreign = { why: { reason: { code: 'EXCHANGE_ACCOUNT_FOREIGN' } } }
    const unread = [{ index: undefined }, { index: 9, ...foreign }, { index: 7, ...foreign }]
    expect(await accounts.of(OWNER)).toMatchObject({ ok: true, value: [8], unread })
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: 8 })
    for (const index of [7, 9]) {
      expect(await accounts.choose(OWNER, index)).toBe(false)
      chosen.set(OWNER, index)
      expect(await accounts.meant(OWNER)).toMatchObject({ ok: false, reason: { code: 'EXCHANGE_ACCOUNT_FOREIGN' } })
    }
    expect(accounts.found()).toEqual([8])
  })

  it('that the user chose may be in a row without a name, so another is only taken by a choice', async () => {
    const accountsOf = async () => ({ ok: true, value: [7, 8], unread: [undefined] }) as const
    const { accounts, chosen } = stand([], { accountsOf })
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: 7 })
    chosen.set(OWNER, 9)
    expect(await accounts.of(OWNER)).toMatchObject({ value: [7, 8], unread: [{ index: undefined }, { index: 9 }] })
    expect(await accounts.meant(OWNER)).toMatchObject({ ok: false, reason: { code: 'UNREADABLE' } })
    expect(await accounts.choose(OWNER, 8)).toBe(true)
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: 8 })
  })

  it('are not known where the exchange does not say', async () => {
    const silent = async () => failedSaying('no answer')
    expect(await stand([7], { accountsOf: silent }).accounts.meant(OWNER)).toEqual(await silent())
    expect(await stand([7], { account: silent }).accounts.meant(OWNER)).toEqual(await silent())
  })

  it('that cannot be read are listed apart, and another never stands in for one', async () => {
    const account = async (index: number) =>
      index === 7 ? failedFor({ code: 'UNREADABLE' }) : ({ ok: true, value: { l1Address: OWNER } } as const)
    const { accounts, chosen } = stand([9, 7, 8], { account })
    const unread = [{ index: 7, why: { reason: { code: 'UNREADABLE' } } }]
    expect(await accounts.of(OWNER)).toMatchObject({ ok: true, value: [8, 9], unread })
    expect(await accounts.meant(OWNER)).toMatchObject({ ok: false, reason: { code: 'UNREADABLE' } })
    chosen.set(OWNER, 9)
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: 9 })
    chosen.set(OWNER, 7)
    expect(await accounts.meant(OWNER)).toMatchObject({ ok: false })
  })

  it('mean the one that was chosen, as long as it is there', async () => {
    const { accounts, chosen } = stand([7, 8])
    expect(await accounts.choose(OWNER, 8)).toBe(true)
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: 8 })
    expect(await accounts.choose(OWNER, 9)).toBe(false)
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: 8 })
    chosen.set(OWNER, 99)
    expect(await accounts.meant(OWNER)).toEqual({ ok: true, value: 7 })
  })

  it('are asked about once in a while; none, and no answer, at once again', async () => {
    const { accounts, asked, pass } = stand([7])
    await Promise.all([accounts.of(OWNER), accounts.of(OWNER.toLowerCase()), accounts.meant(OWNER)])
    expect(asked).toHaveLength(1)
    pass(10_000)
    await accounts.of(OWNER)
    expect(asked).toHaveLength(2)
    pass(-3_600_000)
    await accounts.of(OWNER)
    expect(asked).toHaveLength(3)
    const none = stand([])
    await none.accounts.of(OWNER)
    await none.accounts.of(OWNER)
    expect(none.asked).toHaveLength(2)
  })
})
