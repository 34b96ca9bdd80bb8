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

/** Remembers what the vault holds: a question is asked every second, and opening the vault takes longer than that is worth. */
export function createServiceKey(read: () => Promise<Stored>): ServiceKey {
  let reading: Promise<Stored> | undefined
  const stored = async (): Promise<Stored> => {
    const mine = reading ?? read()
    reading = mine
    const found = await mine.catch((): Stored => ({ state: 'locked' }))
    const isCurrent = reading === mine
    // What is locked now may be open at the next question.
    if (found.state === 'locked' && isCurrent) reading = undefined
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
