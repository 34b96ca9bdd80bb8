import { describe, expect, it } from 'vitest'
import type { OwnAccount, WatchedAccount } from '../../../src/wallet/accounts/account.ts'
import type { AccountListPorts } from '../../../src/wallet/accounts/account-list.ts'
import { hide, move, rename } from '../../../src/wallet/accounts/rename-move-hide.ts'
import { only } from '../../made.ts'

function newList(): AccountListPorts & Readonly<{ names: () => Promise<readonly string[]> }> {
  let own = ['one', 'two', 'three'].map((id) => only<OwnAccount>({ id, label: id, isHidden: id === 'three' }))
  let watched = [only<WatchedAccount>({ id: 'far', label: 'far' })]
  return {
    list: async () => own,
    set: async (accounts) => {
      own = [...accounts]
    },
    watched: async () => watched,
    setWatched: async (accounts) => {
      watched = [...accounts]
    },
    names: async () => [...own, ...watched].map(({ label }) => label),
  }
}

describe('an account in its list', () => {
  it('gets a name that no other has, own or watched', async () => {
    const list = newList()
    expect(await rename('one', ' My  savings ', list)).toEqual({ ok: true })
    expect(await list.names()).toEqual(['My savings', 'two', 'three', 'far'])
    expect(await rename('two', 'MY SAVINGS', list)).toEqual({
      ok: false,
      reason: { code: 'NAME_TAKEN', label: 'MY SAVINGS' },
    })
    expect(await rename('two', ' ', list)).toEqual({ ok: false, reason: { code: 'NAME_MISSING' } })
    expect(await rename('nowhere', 'x', list)).toEqual({ ok: false, reason: { code: 'NO_SUCH_ACCOUNT' } })
  })

  it('moves by one place and stops at the ends', async () => {
    const list = newList()
    await move('one', 1, list)
    expect(await list.names()).toEqual(['two', 'one', 'three', 'far'])
    await move('two', -1, list)
    expect(await list.names()).toEqual(['two', 'one', 'three', 'far'])
  })

  it('is hidden unless it is the last one shown', async () => {
    const list = newList()
    expect(await hide('one', true, list)).toEqual({ ok: true })
    expect(await hide('two', true, list)).toEqual({ ok: false, reason: { code: 'LAST_SHOWN' } })
    expect(await hide('three', false, list)).toEqual({ ok: true })
    expect(await hide('two', true, list)).toEqual({ ok: true })
  })
})
