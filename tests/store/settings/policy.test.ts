import { describe, expect, it } from 'vitest'
import { USUAL_SAFEGUARDS } from '../../../src/core/policy/safeguards.ts'
import { createPolicyStore } from '../../../src/store/settings/policy.ts'
import { createRecentPayments } from '../../../src/store/settings/recent-payments.ts'
import { newWorker, openRows, putSealed, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

describe('safeguards', () => {
  const store = () => createPolicyStore(openRows(newWorker().database))

  it('are the usual ones until others are chosen, and again when they are forgotten', async () => {
    expect(await store().read()).toEqual(USUAL_SAFEGUARDS)
    const chosen = { askPassword: 'never', dayLimitUsd: 500, coldAccounts: ['0xA'] } as const
    await store().set(chosen)
    expect(await store().read()).toEqual(chosen)
    await store().forget()
    expect(await store().read()).toEqual(USUAL_SAFEGUARDS)
  })

  it.each([null, 'never', { askPassword: 'never' }, { askPassword: 'never', dayLimitUsd: null, coldAccounts: [7] }])(
    'that cannot be read hold as strictly as they can: %j',
    async (damaged) => {
      await putSealed('safeguards', damaged)
      expect(await store().read()).toMatchObject({ askPassword: 'always', dayLimitUsd: 100 })
    },
  )
})

describe('what was paid', () => {
  const store = () => createRecentPayments(openRows(newWorker().database))
  const paid = (atSeconds: number, value?: bigint) => ({
    atSeconds,
    payees: ['0xA'],
    ...(value === undefined ? {} : { valuation: value }),
  })

  it('is kept, the newest first, and taken back or told more of once', async () => {
    await store().add(paid(1, 5n))
    await store().add(paid(2))
    await store().add(paid(2))
    await store().replace(paid(2))
    expect(await store().list()).toEqual([paid(2), paid(1, 5n)])
    await store().replace(paid(1, 6n))
    expect(await store().list()).toHaveLength(2)
    await store().replace(paid(1, 5n), { ...paid(1, 5n), payees: ['0xB'] })
    expect(await store().list()).toEqual([paid(2), { ...paid(1, 5n), payees: ['0xB'] }])
    await store().forget()
    expect(await store().list()).toEqual([])
  })

  it('is left out where it cannot be read', async () => {
    await putSealed('paid', [paid(1, 5n), { atSeconds: 'now', payees: [] }])
    expect(await store().list()).toEqual([paid(1, 5n)])
  })
})
