type Stored = Readonly<{ state: 'locked' | 'none' } | { state: 'kept'; key: string }>

/** The key of the service for every question: read from the vault once while the wallet is open, and forgotten with it. */
export type ServiceKey = Readonly<{
  /** The key to send; undefined where there is none, or the wallet is locked. */
  current: () => Promise<string | undefined>
  /** The wallet was locked or opened, or the key changed. */
  forget: () => void
}>

/** Remembers what the vault holds: a question is asked every second, and opening the vault takes longer than that is worth. */
export function createServiceKey(read: () => Promise<Stored>): ServiceKey {
  let reading: Promise<Stored> | undefined
  return {
    current: async () => {
      const mine = reading ?? read()
      reading = mine
      const stored = await mine.catch((): Stored => ({ state: 'locked' }))
      // What is locked now may be open at the next question.
      if (stored.state === 'locked' && reading === mine) reading = undefined
      return reading === mine && stored.state === 'kept' ? stored.key : undefined
    },
    forget: () => {
      reading = undefined
    },
  }
}
