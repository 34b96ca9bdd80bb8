import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../../src/ui/theme')

it('every token that a style asks for is there, so that nothing falls back to what stands around it', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.css'))
  const styles = files.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('\n')
  const asked = [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  const given = new Set([...styles.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
  expect(given.size).toBeGreaterThan(30)
  expect([...new Set(asked)].filter((name) => !given.has(name))).toEqual([])
})
