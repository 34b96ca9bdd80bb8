import type { Row } from './statistics.ts'

export type Measured = Readonly<{ rows: readonly Row[] }> | Readonly<{ failed: string }>

export type Line = Row | Readonly<{ name: string; failed: string }>

/** Measures parts in order and reports each; a failure becomes a line and doesn't stop the others. */
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

export function isFailed(line: Line): line is Extract<Line, { failed: string }> {
  return 'failed' in line
}

export function textOf(line: Line): string {
  if (isFailed(line)) return `${line.name}: FAILED: ${line.failed}`
  const { name, unit, ours, floor, ratio, goal } = line
  return `${name}: ${ours.median} ${unit} (p95 ${ours.p95}), floor ${floor.median} ${unit}, ratio ${ratio} (${goal})`
}

export function reasonOf(error: unknown): string {
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return first || 'no reason was given'
}
