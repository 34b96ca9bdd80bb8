/** Makes a check that is true once per `seconds` and name. A clock set back delays nothing. */
export function createThrottle(seconds: number, nowSeconds: () => number): (name: string) => boolean {
  const last = new Map<string, number>()
  return (name) => {
    const now = nowSeconds()
    const before = last.get(name)
    if (before !== undefined && now >= before && now - before < seconds) return false
    last.set(name, now)
    return true
  }
}
