import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

function read(folder: string, suffix: string): string {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith(suffix))
  return files.map((name) => readFileSync(join(ROOT, folder, name), 'utf8')).join('\n')
}

describe('the promises of the provider', () => {
  const promised = [...read('src/provider', 'README.md').matchAll(/^(\d+)\. /gm)].map((found) => Number(found[1]))
  const tests = read('tests/provider', '.test.ts') + read('tests/e2e', '.spec.ts')
  const held = [...tests.matchAll(/\(\s*['`](\d+(?:, \d+)*): /g)].flatMap((found) =>
    (found[1] ?? '').split(', ').map(Number),
  )

  it('are counted through', () => {
    expect(promised, 'Number the promises of src/provider/README.md from 1, without a gap.').toEqual(
      promised.map((_, index) => index + 1),
    )
    expect(promised.length).toBeGreaterThanOrEqual(23)
  })

  it('have each a test that bears its number, and no test bears another', () => {
    expect(
      promised.filter((number) => !held.includes(number)),
      "Begin a test's name with each of these numbers of src/provider/README.md, such as '28: …'.",
    ).toEqual([])
    expect(
      held.filter((number) => !promised.includes(number)),
      'Tests bear these numbers. Write their promises into src/provider/README.md.',
    ).toEqual([])
  })
})
