import { describe, expect, it } from 'vitest'
import { createSettingChange } from '../../../src/wallet/policy/setting-change.ts'

const STRICT = {
  expert: false,
  routerLimitUsd: 100 as number | null,
  exchangeFeeLimitUsd: 5,
  autoLockMinutes: 15,
  computerIdleMinutes: 5,
  theme: 'system',
}
type Settings = typeof STRICT

function stand(before: Settings = STRICT) {
  const state = { settings: before, tried: [] as (string | undefined)[] }
  const change = createSettingChange({
    read: async () => state.settings,
    change: async (changes: Partial<Settings>) => {
      state.settings = { ...state.settings, ...changes }
      return state.settings
    },
    refused: async (password) => {
      state.tried.push(password)
      return password === 'right' ? undefined : 'refused'
    },
  })
  return { change, state }
}

describe('a change of the settings', () => {
  it('needs no password where it lets no more through', async () => {
    const { change, state } = stand()
    const settings = { ...STRICT, theme: 'dark', exchangeFeeLimitUsd: 3 }
    expect(await change({ theme: 'dark', exchangeFeeLimitUsd: 3 }, undefined)).toEqual({ ok: true, settings })
    expect(state).toEqual({ settings, tried: [] })
  })

  it.each([undefined, 'wrong'])('that lets more through is not made with the password %s', async (password) => {
    const { change, state } = stand()
    expect(await change({ expert: true, theme: 'dark' }, password)).toEqual({ ok: false, refusal: 'refused' })
    expect(state.settings).toEqual(STRICT)
    expect(await change({ expert: true }, 'right')).toMatchObject({ ok: true, settings: { expert: true } })
  })

  it('is judged by what the one before has left, however long its password takes', async () => {
    const { change, state } = stand({ ...STRICT, routerLimitUsd: null })
    const stricter = change({ routerLimitUsd: 100 }, undefined)
    const looser = change({ routerLimitUsd: null }, undefined)
    expect(await Promise.all([stricter, looser])).toMatchObject([{ ok: true }, { ok: false }])
    expect(state.settings.routerLimitUsd).toBe(100)
  })
})
