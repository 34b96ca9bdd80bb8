import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Fact, unknownFact } from '../../src/core/chain/facts.ts'
import { type Failure, failedFor, type Reason } from '../../src/core/reason/reason.ts'
import type { Sentence } from '../../src/core/verify/findings-in-english/words.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src/core', 'src/net', 'src/store', 'src/vault', 'src/wallet', 'entrypoints']

/** Third-party words may become a reason here. */
const THEIRS: Readonly<Record<string, string>> = {
  'src/core/reason/sentences.ts': 'how they are said',
  'src/core/reason/reason.ts': 'what makes them',
  'src/net/families/bitcoin/broadcast-result.ts': 'a node of Bitcoin, by its explorer',
  'src/net/families/exchange-a/broadcast-result.ts': 'exchange A',
  'src/net/http/foreign-text.ts': 'a node of an EVM chain, or what a call reverts with',
  'src/net/nodes/broadcast.ts': 'the nodes of an EVM chain that refuse the same bytes',
  'src/net/service/errors.ts': 'the service',
  'src/store/records/reason-schema.ts': 'rows of a newer Causeway',
  'src/wallet/quotes/proven-quote.ts': 'where an answer is no quote, as a place in JSON',
}

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.tsx?$/.test(each.name))
    .map((each) => relative(ROOT, join(each.parentPath, each.name))),
)
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe('the words of somebody else', () => {
  it('become a reason only where somebody else speaks', () => {
    const speaking = sources.filter((file) => /\b(saying|failedSaying)\(|'SAID'/.test(textOf(file)))
    expect(speaking.sort()).toEqual(Object.keys(THEIRS).sort())
  })

  it('are never written here', () => {
    const written = /\b(saying|failedSaying|reasonFrom)\(\s*['"`]|\bwords: ['"`](?!['"`])/
    expect(sources.filter((file) => written.test(textOf(file)))).toEqual([])
  })
})

describe('what could not be done', () => {
  it('has a reason, in the types', () => {
    const reason: Reason = { code: 'NO_REASON' }
    // @ts-expect-error: a message alone is English
    const failure: Failure = { ok: false, message: 'It did not work' }
    // @ts-expect-error: so are words
    const fact: Fact<never> = unknownFact('it was not asked')
    // @ts-expect-error: and in a sentence
    const sentence: Sentence = { says: 'coinsUnknown', why: 'they were not read' }
    expect([failure, fact, sentence]).toHaveLength(3)
    expect(failedFor(reason)).toEqual({ ok: false, message: 'NO_REASON', reason })
  })
})
