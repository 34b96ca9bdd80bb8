/** How long after a notification that failed the next one of the same record is tried, seconds. */
const AGAIN_AFTER_SECONDS = 60
/** After this long without success a notification is dropped, seconds: the pages show the news all the same. */
const TRIED_FOR_SECONDS = 3_600

type TellAgain = (key: string, tell: () => Promise<void>) => Promise<boolean>
type Tried = Readonly<{ firstAtSeconds: number; lastAtSeconds: number }>

/**
 * Tells the desktop, and again later where that failed; a failure lasts at most an hour. It hangs where the browser does,
 * and counts as tried then.
 *
 * @returns whether nothing is left to tell
 */
export function createTellAgain(nowSeconds: () => number): TellAgain {
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

/**
 * The same for notifications whose keys are never used again: one that was told is not told again where the record of that
 * could not be saved, as on a full disk.
 */
export function toldOnce(tellAgain: TellAgain): TellAgain {
  const told = new Set<string>()
  return async (key, tell) => {
    if (told.has(key)) return true
    return tellAgain(key, async () => {
      await tell()
      told.add(key)
    })
  }
}
