type Stored = Readonly<{ state: 'locked' | 'none' } | { state: 'kept'; key: string }>

/** The key of the service for every question: read from the vault once while the wallet is open, and forgotten with it. */
export type ServiceKey = Readonly<{
  /** The key to send; undefined where there is none, or the wallet is locked. */
  current: () => Promise<string | undefined>
  /** Whether there is one, and whether it can be read now. */
  state: () => Promise<Stored['state']>
  /** The wallet was locked or opened, or the key changed. */
  forget: () => void
}>

/**
 * Remembers what the vault holds: a question is asked every second, and opening the vault takes longer than that is worth.
 * A key that is set aside is as if there were none.
 */
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
    // What is locked now may be open at the next question.
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
