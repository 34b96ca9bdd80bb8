export type RowLie = Readonly<{ name: string; index: number; rows: readonly unknown[] }>

const GARBAGE = [null, 7, 'odd', [], {}, { odd: true }]

/** Replaces each row, or precedes it: then `index` is -1. */
export function rowLiesOf<T extends object>(
  rows: readonly T[],
  foreign: (row: T) => readonly unknown[],
): readonly RowLie[] {
  const all: readonly unknown[] = rows
  return rows.flatMap((row, at) => {
    const others = [...GARBAGE, ...foreign(row)]
    const replaced = [...others, ...rows.filter((each) => each !== row)].map((other) => {
      return { name: `${at} is ${JSON.stringify(other)}`, index: at, rows: all.with(at, other) }
    })
    const added = [...others, ...rows].map((other) => {
      return { name: `before ${at}: ${JSON.stringify(other)}`, index: -1, rows: all.toSpliced(at, 0, other) }
    })
    return [...replaced, ...added]
  })
}
