export function daysAgo(atSeconds: number, nowMilliseconds: number): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((start(new Date(nowMilliseconds)) - start(new Date(atSeconds * 1_000))) / 86_400_000)
}
