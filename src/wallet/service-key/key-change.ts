import type { ServiceKey } from './key-cache.ts'
import type { ServiceKeyStatuses } from './key-status.ts'

export type ServiceKeyChangePorts = Readonly<{
  isKey: (text: string) => boolean
  tryKey: (key: string) => Promise<Readonly<{ ok: true }> | Readonly<{ ok: false; status?: number | undefined }>>
  /** `put` returns false while locked. */
  sealed: Readonly<{ put: (key: string) => Promise<boolean>; remove: () => Promise<unknown> }>
  current: Pick<ServiceKey, 'forget'>
  standing: Pick<ServiceKeyStatuses, 'beginAnew'>
  keyThere: () => void
}>

type KeyChanged = 'kept' | 'noKey' | 'notKnown' | 'notAsked' | 'locked'

export type ServiceKeyChange = Readonly<{
  set: (key: string) => Promise<KeyChanged>
  remove: () => Promise<void>
}>

const TURNED_AWAY: readonly (number | undefined)[] = [401, 403]

/** Makes changes to the user's key of the service. */
export function createServiceKeyChange(ports: ServiceKeyChangePorts): ServiceKeyChange {
  const { isKey, tryKey, sealed, current, standing, keyThere } = ports
  return {
    set: async (key) => {
      if (!isKey(key)) return 'noKey'
      // The service would refuse every request with an unknown key, also about transfers in flight.
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
