import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PROGRAM = join(import.meta.dirname, '../run/check-quote.mjs')

type Line = { file: string; verdict: string; findings: { code: string; level: string; at: string }[]; plan: unknown[] }
type File = { profile: unknown; intent: Record<string, unknown>; quote: unknown; facts?: Record<string, unknown> }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-check-quote-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  return { status, stderr, lines: lines.map((line): Line => JSON.parse(line)) }
}

function example(name: string): File {
  return JSON.parse(readFileSync(join(folder, 'examples', `${name}.json`), 'utf8'))
}

function judged(files: Readonly<Record<string, unknown>>): Readonly<Record<string, Line | undefined>> {
  const inside = mkdtempSync(join(folder, 'asked-'))
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(inside, `${name}.json`), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const { lines } = run(inside)
  return Object.fromEntries(lines.map((line) => [line.file.slice(inside.length + 1, -'.json'.length), line]))
}

describe('check-quote', () => {
  beforeAll(() => {
    expect(run('--examples', join(folder, 'examples'))).toEqual({ status: 0, stderr: '', lines: [] })
  })

  it('accepts every example that it writes, one line a file, in one process', () => {
    const { status, stderr, lines } = run(join(folder, 'examples'))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(lines.map(({ file }) => file)).toEqual(
      readdirSync(join(folder, 'examples')).map((name) => join(folder, 'examples', name)),
    )
    expect(lines.filter(({ verdict }) => verdict !== 'accept')).toEqual([])
    expect(lines.every(({ plan }) => plan.length > 0)).toBe(true)
  })

  it('writes the same examples each time', () => {
    run('--examples', join(folder, 'again'))
    for (const name of readdirSync(join(folder, 'examples'))) {
      expect(readFileSync(join(folder, 'again', name), 'utf8')).toBe(
        readFileSync(join(folder, 'examples', name), 'utf8'),
      )
    }
  })

  it('takes a quote as raw text, a whole profile, bare facts and numbers for small amounts', () => {
    const file = example('deposit-native')
    const { profile } = example('deposit-native')
    expect(profile).toBe('devnet')
    const lines = judged({
      text: { ...file, quote: JSON.stringify(file.quote) },
      bare: { ...file, facts: { ...file.facts, clocks: { service: 1_790_000_000, chain: 1_790_000_000 } } },
    })
    expect(Object.values(lines).map((line) => line?.verdict)).toEqual(['accept', 'accept'])
  })

  it('never takes what it was not told for agreement', () => {
    const { facts: _facts, ...file } = example('deposit-native')
    const { told } = judged({ told: file })
    expect(told?.verdict).toBe('override')
    expect(new Set(told?.findings.map(({ code }) => code))).toContain('D32')
    expect(told?.findings.map(({ at }) => at)).toContain('facts.nowSeconds')
    expect(told?.plan).toEqual([])
  })

  it('refuses with codes what is a lie, and what is no quote', () => {
    const file = example('deposit-native')
    const text = JSON.stringify(file.quote)
    const lines = judged({
      lie: { ...file, intent: { ...file.intent, recipient: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' } },
      twice: { ...file, quote: text.replace('{', '{"requestId":1,') },
      cut: { ...file, quote: text.slice(0, -1) },
      none: { ...file, quote: null },
      inside: JSON.stringify(file).replace('"quote":{', '"quote":{"requestId":1,'),
    })
    for (const line of Object.values(lines)) expect(line).toMatchObject({ verdict: 'refuse', plan: [] })
    expect(lines['lie']?.findings).toContainEqual(
      expect.objectContaining({ code: 'C02', level: 'refuse', at: 'details.recipient' }),
    )
    for (const name of ['twice', 'cut', 'none', 'inside']) {
      expect(lines[name]?.findings.map(({ code }) => code)).toEqual(['A20'])
    }
  })

  it('says in a sentence what is wrong with a file that it cannot judge, and still judges the others', () => {
    const inside = join(folder, 'mixed')
    mkdirSync(inside)
    const file = example('deposit-native')
    const wrong = {
      'a-text': 'no JSON',
      'b-profile': JSON.stringify({ ...file, profile: 'mars' }),
      'c-intent': JSON.stringify({ ...file, intent: { ...file.intent, amount: '1e18' } }),
      'd-address': JSON.stringify({ ...file, intent: { ...file.intent, recipient: 'vitalik.eth' } }),
      'e-facts': JSON.stringify({ ...file, facts: { nowSeconds: 'soon' } }),
      'f-right': JSON.stringify(file),
    }
    for (const [name, content] of Object.entries(wrong)) writeFileSync(join(inside, `${name}.json`), content)
    const { status, stderr, lines } = run(inside)
    expect(status).toBe(1)
    expect(lines.map(({ verdict }) => verdict)).toEqual(['accept'])
    const sentences = stderr.trim().split('\n')
    expect(sentences.map((sentence) => sentence.slice(inside.length + 1))).toEqual([
      expect.stringContaining('a-text.json: expected {"profile","intent","quote"} as JSON'),
      expect.stringContaining('b-profile.json: profile: expected devnet, relay'),
      expect.stringContaining('c-intent.json: intent: amount: expected an integer'),
      expect.stringContaining('d-address.json: intent.recipient is not an address'),
      expect.stringContaining('e-facts.json: facts: nowSeconds'),
    ])
  })

  it('says how it is used', () => {
    expect(run('--help').status).toBe(0)
    expect(run('a', 'b')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^usage: /) })
    const { status, stderr } = run(join(folder, 'nothing-there'))
    expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, lines: 1 })
  })
})
