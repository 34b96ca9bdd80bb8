import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saying } from '../../../../../src/core/reason/reason.ts'
import type { TestContract } from '../../../contracts/artifacts.ts'
import { call, newAccount, OTHER, only, type ShortfallStand, startShortfallStand } from '../../../shortfall-stand.ts'

let stand: ShortfallStand
beforeAll(async () => {
  stand = await startShortfallStand()
})
afterAll(() => stand?.stop())

describe('a token', () => {
  it.each<TestContract>(['HashedAfter', 'Namespaced', 'Taxed', 'Wrapped'])(
    'that keeps its balances as %s does is found',
    async (name) => {
      const token = await stand.put(name)
      expect(await stand.needed([{ to: token, data: call('transfer', OTHER, 500n) }])).toMatchObject(only(token, 500n))
    },
  )

  it('whose balances share their words keeps what is beside them', async () => {
    const token = await stand.put('Packed')
    const account = newAccount()
    await stand.mine(account, token, call('know', account))
    await stand.mine(account, token, call('mint', account, 7n))
    const transfer = { to: token, data: call('transfer', OTHER, 500n) }
    expect(await stand.needed([transfer], account)).toMatchObject(only(token, 500n, 7n))
  })

  it('whose balances are the upper half of their words is found, also among the usual places', async () => {
    const token = await stand.put('Upper')
    const transfer = { to: token, data: call('transfer', OTHER, 500n) }
    expect(await stand.needed([transfer])).toMatchObject(only(token, 500n))
    expect(await stand.needed([transfer], newAccount(), stand.without('eth_createAccessList'))).toMatchObject(
      only(token, 500n),
    )
  })

  it('that keeps shares is found, by what it makes of them', async () => {
    const token = await stand.put('Shares')
    const account = newAccount()
    const transfer = { to: token, data: call('transfer', OTHER, 300n) }
    expect(await stand.needed([transfer], account)).toMatchObject(only(token, 300n))
    await stand.mine(account, token, call('mint', account, 30n))
    expect(await stand.needed([transfer], account)).toMatchObject(only(token, 300n, 30n))
  })

  it('that does not say who has what cannot be provided', async () => {
    const token = await stand.put('Silent')
    const found = await stand.needed([{ to: token, data: call('transfer', OTHER, 5n) }])
    expect(found).toMatchObject({ needs: new Map(), reverted: saying('the sender has too little') })
  })
})
