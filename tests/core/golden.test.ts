import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodeStatus } from '../../src/core/execution/decode-status.ts'
import { decodeQuote } from '../../src/core/quote/quote.ts'
import { decodeChainRecords } from '../../src/net/service/chain-records.ts'

// These golden answers also bind the reference service (tests/contract).
const FOLDER = join(import.meta.dirname, '../contract/golden')
const names = readdirSync(FOLDER)
const golden = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))

describe('the golden answers of the interface', () => {
  it.each(names.filter((name) => name.startsWith('quote')))('%s is a quote', (name) => {
    const decoded = decodeQuote(golden(name))
    expect(decoded.ok ? '' : decoded.message).toBe('')
  })

  it.each(names.filter((name) => name.startsWith('status')))('%s is a status that is understood', (name) => {
    expect(decodeStatus(golden(name))?.status).not.toBe('unknown')
    expect(decodeStatus(golden(name))).toBeDefined()
  })

  it.each(names.filter((name) => name.startsWith('chains')))('%s is a list of chains', (name) => {
    expect(decodeChainRecords(golden(name))).toMatchObject({ ok: true })
  })

  it('cover quotes, states and chains', () => {
    for (const prefix of ['quote', 'status', 'chains']) expect(names.some((name) => name.startsWith(prefix))).toBe(true)
  })
})
