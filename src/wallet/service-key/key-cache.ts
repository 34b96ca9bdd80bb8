type Stored = Readonly<{ state: 'locked' | 'none' } | { state: 'kept'; key: string }>

/** It is read from the vault once per unlock. */
export type ServiceKey = Readonly<{
  /** Resolves to undefined when absent or locked. */
  current: () => Promise<string | undefined>
  state: () => Promise<Stored['state']>
  /** Must be called after a lock, an unlock or a key change. */
  forget: () => void
}>

/** Caches the service's key, since a status is asked every second. A key set aside counts as absent. */
export function createServiceKey(
  read: () => Promise<Stored>,
  isSetAside: () => Promise<boolean> = async () => false,
): ServiceKey {
  let reading: Promise<Stored> | undefined
  const stored = async (): Promise<Stored> => {
    const mine = reading ?? read()
    reading = mine
    const [found, isAside] = await Promise.all([mine.catch((): Stored => ({ state: 'locked' })), isSetAside()])
    const isCurrent = reading === mine
    // The wallet may be open at the next call.
    if (found.state === 'locked' && isCurrent) reading = undefined
    if (isAside) return { state: 'none' }
    return isCurrent ? found : { state: 'locked' }
  }
  return {
    current: async () => {
      const found = await stored()
      return found.state === 'kept' ? found.key : undefined
    },
    state: async () => (await stored()).state,
    forget: () => {
      reading = undefined
    },
  }
}
