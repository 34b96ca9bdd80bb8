import type { ServiceKey } from './api-key.ts'
import type { KeyStandings } from './key-standing.ts'

export type KeyChangePorts = Readonly<{
  /** Whether a text can be a key at all. */
  isKey: (text: string) => boolean
  /** Asks the service something with this key; `status` is that of its HTTP answer, if there was one. */
  tryKey: (key: string) => Promise<Readonly<{ ok: true }> | Readonly<{ ok: false; status?: number | undefined }>>
  /** Where it is sealed; false while the wallet is locked. */
  sealed: Readonly<{ put: (key: string) => Promise<boolean>; remove: () => Promise<unknown> }>
  current: Pick<ServiceKey, 'forget'>
  standing: Pick<KeyStandings, 'beginAnew'>
  /** There is another key than before. */
  keyThere: () => void
}>

/** What came of a new key: why it was not kept, where it was not. */
type KeyChanged = 'kept' | 'noKey' | 'notKnown' | 'notAsked' | 'locked'

/** Changes the user's own key of the service. */
export type KeyChange = Readonly<{
  set: (key: string) => Promise<KeyChanged>
  remove: () => Promise<void>
}>

const TURNED_AWAY: readonly (number | undefined)[] = [401, 403]

/** Makes the use case over its ports. */
export function createKeyChange(ports: KeyChangePorts): KeyChange {
  const { isKey, tryKey, sealed, current, standing, keyThere } = ports
  return {
    set: async (key) => {
      if (!isKey(key)) return 'noKey'
      // A key that the service does not know would be refused with every question, also those about money under way.
      const tried = await tryKey(key)
      if (!tried.ok) return TURNED_AWAY.includes(tried.status) ? 'notKnown' : 'notAsked'
      const isSaved = await sealed.put(key)
      current.forget()
      if (!isSaved) return 'locked'
      await standing.beginAnew()
      keyThere()
      return 'kept'
    },
    remove: async () => {
      await sealed.remove()
      current.forget()
      await standing.beginAnew()
    },
  }
}
