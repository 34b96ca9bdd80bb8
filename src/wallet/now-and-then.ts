/**
 * Says of each name whether it is due: at first, and then once in so many seconds. A clock that was set back holds nothing
 * up, and a new background begins anew.
 */
export function createNowAndThen(seconds: number, nowSeconds: () => number): (name: string) => boolean {
  const last = new Map<string, number>()
  return (name) => {
    const now = nowSeconds()
    const before = last.get(name)
    if (before !== undefined && now >= before && now - before < seconds) return false
    last.set(name, now)
    return true
  }
}
