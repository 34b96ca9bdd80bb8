import type { Row } from './statistics.ts'

/** What a part came to: its figures, or why there are none. */
export type Measured = Readonly<{ rows: readonly Row[] }> | Readonly<{ failed: string }>

/** A line of the result: a figure, or a part that failed. */
export type Line = Row | Readonly<{ name: string; failed: string }>

/**
 * Measures parts one after the other and tells of each when it is there. One that fails is a line of the result, and the
 * others are measured all the same.
 */
export async function measureAll(
  names: readonly string[],
  measure: (name: string) => Promise<Measured>,
  tell: (name: string, lines: readonly Line[]) => void,
): Promise<readonly Line[]> {
  const all: Line[] = []
  for (const name of names) {
    const measured = await measure(name).catch((error: unknown) => ({ failed: reasonOf(error) }))
    const lines = 'failed' in measured ? [{ name, failed: measured.failed }] : measured.rows
    tell(name, lines)
    all.push(...lines)
  }
  return all
}

/** Whether a part failed. */
export function isFailed(line: Line): line is Extract<Line, { failed: string }> {
  return 'failed' in line
}

/** A line as a person reads it. */
export function textOf(line: Line): string {
  if (isFailed(line)) return `${line.name}: FAILED: ${line.failed}`
  const { name, unit, ours, floor, ratio, goal } = line
  return `${name}: ${ours.median} ${unit} (p95 ${ours.p95}), floor ${floor.median} ${unit}, ratio ${ratio} (${goal})`
}

/** What went wrong, in one line: what tools add about how it came to it is left out. */
export function reasonOf(error: unknown): string {
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return first || 'no reason was given'
}
