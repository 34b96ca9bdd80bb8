import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FINDING_WORDS } from '../../../src/core/verify/findings-in-english/table.ts'
import { MESSAGES } from './catalogues.mjs'

const DIFFERENCE = / Expected .*, got .*\./

export function englishFindings(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(FINDING_WORDS).map(([name, words]) => [name, messageOf(words)]))
}

export function writeEnglishFindings(): void {
  const file = join(MESSAGES, 'en/findings/findings.json')
  writeFileSync(file, `${JSON.stringify(englishFindings(), undefined, 2)}\n`)
}

function messageOf(words: unknown): string {
  const values = new Proxy({}, { get: (_, name) => (name === 'seconds' ? '7200' : `{${String(name)}}`) })
  const said = String(typeof words === 'function' ? words(values) : words)
  const message = said.replace('2 hours', '{seconds, duration, about}').replace(DIFFERENCE, '')
  return message.replaceAll(/\bthe service\b/gi, '{service}')
}
