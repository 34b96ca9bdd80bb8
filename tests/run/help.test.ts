import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const OWN = Object.entries(scripts).flatMap(([name, line]) => {
  const program = /tests\/run\/\S+\.mjs/.exec(line)?.[0]
  return program ? [[name, program] as const] : []
})

describe('--help of every command', () => {
  it('finds the commands', () => {
    expect(OWN.length).toBeGreaterThan(10)
  })

  it.each(OWN)('npm run %s says how it is called, and does nothing', (_, program) => {
    const { status, stdout } = spawnSync(process.execPath, [join(ROOT, program), '--help'], { encoding: 'utf8' })
    expect(stdout.toLowerCase()).toContain('usage:')
    expect(status).toBe(0)
  })
})
