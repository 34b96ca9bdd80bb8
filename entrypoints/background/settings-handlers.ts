import type { Handlers } from '../../src/api/server.ts'
import { isLoosening } from '../../src/store/settings.ts'
import type { Custody } from './custody.ts'
import { unlessConfirmed } from './password-again.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'settings'>
  custody: Pick<Custody, 'attempts' | 'confirm'> & Readonly<{ session: Pick<Custody['session'], 'touch'> }>
  changed: () => void
}>

/** Changes the settings for our own pages; what lets more through than before only for the password (threat model 3.5). */
export function settingsHandlers({ stores, custody, changed }: Parts): Pick<Handlers, 'settings.set'> {
  return {
    'settings.set': async ({ password, ...changes }) => {
      if (isLoosening(await stores.settings.read(), changes)) {
        const wanted = await unlessConfirmed(custody, password)
        if (wanted) return wanted
      }
      const settings = await stores.settings.change(changes)
      await custody.session.touch()
      changed()
      return { ok: true, settings }
    },
  }
}
