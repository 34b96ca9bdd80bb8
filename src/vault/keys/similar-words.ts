/** Suggests at most three words: first equal starts of four letters (unique in BIP-39 lists), then up to two edits. */
export function similarWords(typed: string, list: readonly string[]): readonly string[] {
  if (typed.length > 16) return []
  const start = typed.slice(0, 4)
  return list
    .map((word) => ({ word, edits: start.length >= 3 && word.startsWith(start) ? 0 : editsBetween(typed, word) }))
    .filter(({ edits }) => edits <= 2)
    .sort((left, right) => left.edits - right.edits)
    .slice(0, 3)
    .map(({ word }) => word)
}

/** Optimal string alignment distance. */
function editsBetween(left: string, right: string): number {
  let before: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let line = 1; line <= left.length; line += 1) {
    const above = row
    row = [line]
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[line - 1] === right[column - 1]
      const swapped = left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1]
      row[column] = Math.min(
        at(above, column) + 1,
        at(row, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        line > 1 && column > 1 && swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
  }
  return at(row, right.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
