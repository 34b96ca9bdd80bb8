import type { ApiHandlers } from '../../src/api/server.ts'
import { createSettingChange } from '../../src/wallet/setting-change.ts'
import type { Custody } from './custody.ts'
import { passwordRefusal } from './password-again.ts'
import type { Stores } from './stores.ts'

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
