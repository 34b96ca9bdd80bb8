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

/** Remembers delivered keys, so an unsaved delivery isn't repeated. */
export function deliveredOnce(tellAgain: TellAgain): TellAgain {
  const told = new Set<string>()
  return async (key, tell) => {
    if (told.has(key)) return true
    return tellAgain(key, async () => {
      await tell()
      told.add(key)
    })
  }
}
