const AGAIN_AFTER_SECONDS = 60
/** Pages show dropped news too. */
const TRIED_FOR_SECONDS = 3_600

type TellAgain = (key: string, tell: () => Promise<void>) => Promise<boolean>
type Tried = Readonly<{ firstAtSeconds: number; lastAtSeconds: number }>

/** Makes notifications with retries for at most an hour; a hang counts as a try. True means done. */
export function createDelivery(nowSeconds: () => number): TellAgain {
  const tried = new Map<string, Tried>()
  return async (key, tell) => {
    const atSeconds = nowSeconds()
    const before = tried.get(key)
    if (before && atSeconds - before.firstAtSeconds > TRIED_FOR_SECONDS) {
      tried.delete(key)
      return true
    }
    if (before && Math.abs(atSeconds - before.lastAtSeconds) < AGAIN_AFTER_SECONDS) return false
    tried.set(key, { firstAtSeconds: before?.firstAtSeconds ?? atSeconds, lastAtSeconds: atSeconds })
    try {
      await tell()
    } catch {
      return false
    }
    tried.delete(key)
    return true
  }
}

export type DeliveryMemory = Readonly<{
  read: () => Promise<unknown>
  write: (keys: readonly string[]) => Promise<void>
}>

const MOST_KEYS = 200

/** Remembers delivered keys across backgrounds, so none is repeated. */
export function deliveredOnce(tellAgain: TellAgain, memory: DeliveryMemory): TellAgain {
  let known: Promise<Set<string>> | undefined
  return async (key, tell) => {
    known ??= memory.read().then(keysIn, () => new Set<string>())
    const told = await known
    if (told.has(key)) return true
    return tellAgain(key, async () => {
      await tell()
      told.add(key)
      await memory.write([...told].slice(-MOST_KEYS)).catch(() => undefined)
    })
  }
}

function keysIn(stored: unknown): Set<string> {
  return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [])
}
