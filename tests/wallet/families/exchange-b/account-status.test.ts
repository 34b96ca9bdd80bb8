import { describe, expect, it } from 'vitest'
import { type Answer, failedFor } from '../../../../src/core/reason/reason.ts'
import { accountStatusOf } from '../../../../src/wallet/families/exchange-b/account-status.ts'
import type { OwnAccounts } from '../../../../src/wallet/families/exchange-b/accounts.ts'
import type { ApiKeyRow } from '../../../../src/wallet/families/exchange-b/api-key/ports.ts'
import { USER } from '../../../core/honest.ts'

const ROW: ApiKeyRow = {
  accountIndex: 7,
  l1Address: USER,
  apiKeyIndex: 2,
  publicKey: '0x01',
  sinceSeconds: 1,
  state: 'active',
}

function stand(all: OwnAccounts, meant: Answer<number | undefined>) {
  return accountStatusOf(USER, { accounts: { of: async () => all, meant: async () => meant }, keys: async () => [ROW] })
}

describe('how an address stands with exchange B', () => {
  it('is with the key of the account that is meant', async () => {
    const accounts = [3, 7]
    expect(await stand({ ok: true, value: accounts }, { ok: true, value: 7 })).toEqual({
      ok: true,
      value: { accounts, unread: [], meant: 7, key: 'active' },
    })
    expect(await stand({ ok: true, value: accounts }, { ok: true, value: 3 })).toMatchObject({ value: { key: 'none' } })
  })

  it('lists what can be read where the account that is meant cannot', async () => {
    const why = failedFor({ code: 'UNREADABLE' })
    const all = {
      ok: true,
      value: [7],
      unread: [
        { index: 3, why },
        { index: undefined, why },
      ],
    } as const
    expect(await stand(all, why)).toEqual({
      ok: true,
      value: { accounts: [7], unread: [3], meant: undefined, key: 'none' },
    })
  })

  it('shows a foreign account only where it was the one that is meant', async () => {
    const why = failedFor({ code: 'EXCHANGE_ACCOUNT_FOREIGN' })
    const all = { ok: true, value: [7], unread: [{ index: 3, why }] } as const
    expect(await stand(all, { ok: true, value: 7 })).toMatchObject({ value: { unread: [], meant: 7 } })
    expect(await stand(all, why)).toMatchObject({ ok: true, value: { accounts: [7], unread: [3], meant: undefined } })
  })

  it('is without any where it has no account', async () => {
    expect(await stand({ ok: true, value: [] }, { ok: true, value: undefined })).toEqual({
      ok: true,
      value: { accounts: [], unread: [], meant: undefined, key: 'none' },
    })
  })

  it('is not known where the exchange does not say it, for the reason that there was', async () => {
    const silent = failedFor({ code: 'EXCHANGE_SILENT' })
    expect(await stand(silent, silent)).toMatchObject({ ok: false, reason: { code: 'EXCHANGE_SILENT' } })
    expect(await stand({ ok: true, value: [3] }, silent)).toMatchObject({ ok: false })
  })
})
