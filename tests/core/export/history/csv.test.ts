import { expect, it } from 'vitest'
import { COLUMNS, type HistoryRow } from '../../../../src/core/export/history/columns.ts'
import { csvOf } from '../../../../src/core/export/history/csv.ts'

const [FIRST] = COLUMNS

function written(text: string): string {
  const empty = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as HistoryRow
  const line = csvOf([{ ...empty, [FIRST]: text }]).slice(`${COLUMNS.join(',')}\r\n`.length)
  return line.slice(0, -`${','.repeat(COLUMNS.length - 1)}\r\n`.length)
}

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['=1+1', "'=1+1"],
  [' @SUM(A1)', "' @SUM(A1)"],
  ['\uff1d1', "'\uff1d1"],
  ['a;-1', "a;'-1"],
  ['1-2', '1-2'],
])('writes %j as %s', (text, cell) => {
  expect(written(text)).toBe(cell)
})
