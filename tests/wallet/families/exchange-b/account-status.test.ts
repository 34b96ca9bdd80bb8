import { describe, expect, it } from 'vitest'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import type { Answer } from '../../../../src/wallet/families/evm/node-port.ts'
import { accountStatusOf } from '../../../../src/wallet/families/exchange-b/account-status.ts'
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

function stand(all: Answer<readonly number[]>, meant: Answer<number | undefined>) {
  return accountStatusOf(USER, { accounts: { of: async () => all, meant: async () => meant }, keys: async () => [ROW] })
}

describe('how an address stands with exchange B', () => {
  it('is with the key of the account that is meant', async () => {
    const accounts = [3, 7]
    expect(await stand({ ok: true, value: accounts }, { ok: true, value: 7 })).toEqual({
      ok: true,
      value: { accounts, meant: 7, key: 'active' },
    })
    expect(await stand({ ok: true, value: accounts }, { ok: true, value: 3 })).toMatchObject({ value: { key: 'none' } })
  })

  it('is without any where it has no account', async () => {
    expect(await stand({ ok: true, value: [] }, { ok: true, value: undefined })).toEqual({
      ok: true,
      value: { accounts: [], meant: undefined, key: 'none' },
    })
  })

  it('is not known where the exchange does not say it, for the reason that there was', async () => {
    const silent = failedFor({ code: 'EXCHANGE_SILENT' })
    expect(await stand(silent, silent)).toMatchObject({ ok: false, reason: { code: 'EXCHANGE_SILENT' } })
    expect(await stand({ ok: true, value: [3] }, silent)).toMatchObject({ ok: false })
  })
})
