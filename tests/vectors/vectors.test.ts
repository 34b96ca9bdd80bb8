import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const table = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

it('every file of known answers stands in the table, and is read by a test that the table names', () => {
  const tests = [...new Set(table.match(/tests\/[a-z0-9/-]+\.test\.ts/g))]
  expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  const read = tests.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n')
  for (const name of readdirSync(import.meta.dirname).filter((each) => each.endsWith('.json'))) {
    expect(table).toContain(`\`${name}\``)
    expect(read).toContain(`vectors/${name}'`)
  }
})
