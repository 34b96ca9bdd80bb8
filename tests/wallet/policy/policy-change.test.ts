import { describe, expect, it } from 'vitest'
import type { Safeguards } from '../../../src/core/policy/safeguards.ts'
import { createPolicyChange } from '../../../src/wallet/policy/policy-change.ts'
import { STRANGER, USER } from '../../core/honest.ts'

const LOOSE: Safeguards = { askPassword: 'somebodyNew', dayLimitUsd: null, coldAccounts: [] }

function stand(before: Safeguards = LOOSE) {
  const state = { safeguards: before, tried: [] as (string | undefined)[] }
  const change = createPolicyChange({
    read: async () => state.safeguards,
    save: async (safeguards) => {
      state.safeguards = safeguards
    },
    ownAddresses: async () => [USER],
    refused: async (password) => {
      state.tried.push(password)
      return password === 'right' ? undefined : 'refused'
    },
  })
  return { change, state }
}

describe('a change of the safeguards', () => {
  it('needs no password where it lets less through', async () => {
    const { change, state } = stand()
    const safeguards = { ...LOOSE, dayLimitUsd: 100 }
    expect(await change({ dayLimitUsd: 100 }, undefined)).toEqual({ ok: true, safeguards })
    expect(state).toEqual({ safeguards, tried: [] })
  })

  it.each([undefined, 'wrong'])('is not made looser with the password %s', async (password) => {
    const { change, state } = stand({ ...LOOSE, dayLimitUsd: 100 })
    expect(await change({ dayLimitUsd: null }, password)).toEqual({ ok: false, refusal: 'refused' })
    expect(state.safeguards.dayLimitUsd).toBe(100)
    expect(await change({ dayLimitUsd: null }, 'right')).toMatchObject({ ok: true })
    expect(state.safeguards.dayLimitUsd).toBeNull()
  })

  it('keeps an account that always asks by the spelling that the wallet has, once', async () => {
    const { change } = stand()
    const cold = { account: USER.toLowerCase(), isOn: true }
    const safeguards = { ...LOOSE, coldAccounts: [USER] }
    expect(await change({ cold }, undefined)).toEqual({ ok: true, safeguards })
    expect(await change({ cold }, undefined)).toEqual({ ok: true, safeguards })
  })

  it('knows no account that is not the wallet’s', async () => {
    const { change } = stand()
    expect(await change({ cold: { account: STRANGER, isOn: true } }, undefined)).toEqual({
      ok: true,
      safeguards: LOOSE,
    })
  })

  it('is made of what the one before has left, however long its password takes', async () => {
    const { change, state } = stand()
    const looser = change({ askPassword: 'never' }, 'right')
    const stricter = change({ cold: { account: USER, isOn: true } }, undefined)
    expect(await Promise.all([looser, stricter])).toMatchObject([{ ok: true }, { ok: true }])
    expect(state.safeguards).toMatchObject({ askPassword: 'never', coldAccounts: [USER] })
  })
})
