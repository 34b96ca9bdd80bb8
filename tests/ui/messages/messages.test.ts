import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { m } from '../../../src/ui/messages/messages.ts'

const ROOT = join(import.meta.dirname, '../../../src/ui')

describe('the words', () => {
  it('are all in the catalogue: no screen or part holds a sentence of its own', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
    const found = files.flatMap((name) => {
      const text = readFileSync(join(ROOT, name), 'utf8')
      const between = text.match(/>\s*(?!Promise<)[A-Z][a-z]+[^<>{}()=;]*</g) ?? []
      const attributes = text.match(/\b(?:title|label|placeholder|aria-label|alt)="[^"]*[A-Za-z][^"]*"/g) ?? []
      return [...between, ...attributes].map((piece) => `${name}: ${piece.trim()}`)
    })
    expect(found).toEqual([])
  })

  it('count one thing as one', () => {
    expect(m().unlock.tries({ failed: 1, waitSeconds: 0 })).toContain('1 wrong try so far')
    expect(m().unlock.tries({ failed: 2, waitSeconds: 12 })).toContain(
      '2 wrong tries so far. You can try again in 12 s.',
    )
  })

  it('say times as people do', () => {
    expect(m().quote.duration({ seconds: 12 })).toBe('Usually 12 s')
    expect(m().quote.duration({ seconds: 90 })).toBe('Usually 2 min')
    expect(m().quote.duration({ seconds: 7_200 })).toBe('Usually 2 h')
    expect(m().quote.goodFor({ seconds: 90 })).toBe('This quote is good for 1 min 30 s')
    expect(m().deposit.timeLeft({ seconds: 604_799 })).toBe('6 days 23 h left')
    expect(m().quote.duration({ seconds: undefined })).toBe('Unknown')
  })
})
