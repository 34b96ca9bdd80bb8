import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPhishingList, writePhishingList } from '../../../src/core/phishing/list.ts'
import { packageHosts, SOURCE } from './package-hosts.ts'

const SHIPPED = readFileSync(join(import.meta.dirname, '../../../assets/phishing.bin'))

describe('the form of the list', () => {
  it('has what was put in, and nothing else', () => {
    const hosts = Array.from({ length: 200 }, (_, index) => `site-${index}.example`)
    const list = readPhishingList(writePhishingList([...hosts, ...hosts], 1_700_000_000))
    expect(hosts.filter((host) => !list.has(host))).toEqual([])
    expect(hosts.filter((host) => list.has(`not-${host}`))).toEqual([])
    expect(list.madeAtSeconds).toBe(1_700_000_000)
  })

  it('may be empty', () => {
    expect(readPhishingList(writePhishingList([], 0)).has('site.example')).toBe(false)
  })

  it('is read where it lies within other bytes', () => {
    const bytes = writePhishingList(['site.example'], 1)
    const around = new Uint8Array(bytes.length + 11)
    around.set(bytes, 11)
    expect(readPhishingList(around.subarray(11)).has('site.example')).toBe(true)
  })

  const good = writePhishingList(['a.example', 'b.example'], 1)
  const changed = (at: number, byte: number) => good.map((each, index) => (index === at ? byte : each))
  it.each([
    ['no bytes', new Uint8Array()],
    ['another mark', changed(0, 0)],
    ['another version', changed(7, 2)],
    ['half a fingerprint', good.slice(0, -1)],
    ['fingerprints that fall', changed(16, 0xff)],
  ])('refuses %s', (_, bytes) => {
    expect(() => readPhishingList(bytes)).toThrow(RangeError)
  })
})

describe('the list that is shipped', () => {
  it('is the one of the pinned package, of the day on which that was published', () => {
    expect(SHIPPED.equals(writePhishingList(packageHosts(), SOURCE.publishedAtSeconds))).toBe(true)
    expect(packageHosts().length).toBeGreaterThan(13_000)
  })

  it('lists what the package lists, and no host above many others', () => {
    const list = readPhishingList(SHIPPED)
    expect(packageHosts().filter((host) => !list.has(host))).toEqual([])
    const shared = ['com', 'github.io', 'vercel.app', 'netlify.app', 'web.app', 'pages.dev', 'webflow.io', 'localhost']
    expect(shared.filter(list.has)).toEqual([])
  })
})
