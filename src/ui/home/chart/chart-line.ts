import type { ChartPoints } from './chart-spans.ts'

export const [WIDTH, HEIGHT] = [1_000, 100]

/** The highest value at 0. A change under 1 % stays small. */
export function chartLine(points: ChartPoints): readonly Readonly<{ x: number; y: number }>[] {
  const [least, most] = extremes(points)
  const margin = most / 100n - (most - least)
  const low = margin > 0n ? least - margin / 2n : least
  const height = margin > 0n ? most - least + margin : most - least
  const first = points[0]?.atSeconds ?? 0
  const seconds = (points.at(-1)?.atSeconds ?? 0) - first
  return points.map(({ atSeconds, millionths }) => ({
    x: seconds > 0 ? Math.round(((atSeconds - first) / seconds) * WIDTH) : 0,
    y: height > 0n ? HEIGHT - Number(((millionths - low) * BigInt(HEIGHT) * 10n) / height) / 10 : HEIGHT / 2,
  }))
}

export function extremes(points: ChartPoints): readonly [least: bigint, most: bigint] {
  const [first, ...others] = points.map(({ millionths }) => millionths)
  let [least, most] = [first ?? 0n, first ?? 0n]
  for (const each of others) {
    if (each < least) least = each
    if (each > most) most = each
  }
  return [least, most]
}

export function shareOf(change: bigint, start: bigint): number | undefined {
  if (start === 0n) return undefined
  const size = change < 0n ? -change : change
  return Number((size * 10_000n) / start)
}
