import type { ApiHandlers } from '../../../../src/api/server.ts'
import { createSettingChange } from '../../../../src/wallet/policy/setting-change.ts'
import type { Stores } from '../../wiring/stores.ts'
import type { Custody } from '../../wiring/vault/custody.ts'
import { passwordRefusal } from '../password-check.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'settings'>
  custody: Pick<Custody, 'attempts' | 'confirm'> & Readonly<{ session: Pick<Custody['session'], 'touch'> }>
  changed: () => void
}>

export function settingsHandlers({ stores, custody, changed }: Parts): Pick<ApiHandlers, 'settings.set'> {
  const change = createSettingChange({
    ...stores.settings,
    refused: (password) => passwordRefusal(custody, password),
  })
  return {
    'settings.set': async ({ password, ...changes }) => {
      const made = await change(changes, password)
      if (!made.ok) return made.refusal
      await custody.session.touch()
      changed()
      return made
    },
  }
}
