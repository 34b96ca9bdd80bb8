/** A page left open longer is seldom read, milliseconds. */
const WATCHED_MILLISECONDS = 1_800_000

export type WatchedPages = Readonly<{
  watch: (watcher: number, id: string | undefined) => void
  isWatched: (id: string) => boolean
}>

export function createWatchedPages(nowMilliseconds: () => number): WatchedPages {
  const pages = new Map<number, Readonly<{ id: string; sinceMilliseconds: number }>>()
  return {
    watch: (watcher, id) => {
      if (id === undefined) pages.delete(watcher)
      else pages.set(watcher, { id, sinceMilliseconds: nowMilliseconds() })
    },
    isWatched: (id) =>
      [...pages.values()].some(
        (page) => page.id === id && Math.abs(nowMilliseconds() - page.sinceMilliseconds) < WATCHED_MILLISECONDS,
      ),
  }
}
