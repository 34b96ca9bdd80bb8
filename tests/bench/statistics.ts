/** Median and 95th percentile, in the measurements' unit. */
export type Summary = Readonly<{ median: number; p95: number; count: number }>

/** Throws for no values, so no unmeasured figure is printed. */
export function summary(values: readonly number[]): Summary {
  if (values.length === 0) throw new RangeError('expected measurements, got none')
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: round(at(0.5)), p95: round(at(0.95)), count: sorted.length }
}

export type Unit = 'ms' | 'MB' | 'a second' | 'requests'

export type Row = Readonly<{ name: string; unit: Unit; ours: Summary; floor: Summary; ratio: number; goal: string }>

/** The ratio compares the medians. */
export function row(name: string, goal: string, unit: Unit, ours: readonly number[], floor: readonly number[]): Row {
  const [mine, base] = [summary(ours), summary(floor)]
  return { name, unit, ours: mine, floor: base, ratio: round(mine.median / base.median), goal }
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
