import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reason } from '../../../src/store/records/reason-schema.ts'

const read = (stored: unknown) => v.safeParse(reason, stored)

describe('a stored reason', () => {
  it('is read as it was written, values and all', () => {
    const risen = { code: 'FEE_RISEN', most: '0.1 ETH' }
    expect(read(risen)).toMatchObject({ success: true, output: risen })
    expect(read({ code: 'LOCKED' }).output).toEqual({ code: 'LOCKED' })
  })

  it('that a newer Causeway has written, or that lacks a value, costs no row', () => {
    expect(read({ code: 'NOBODY_KNOWS', other: 1 }).output).toEqual({ code: 'SAID', words: 'NOBODY_KNOWS' })
    expect(read({ code: 'FEE_RISEN' }).output).toEqual({ code: 'SAID', words: 'FEE_RISEN' })
  })

  it('that the proof gives keeps the sentence of what was found, unless that is none', () => {
    const why = { code: 'NODE_REFUSES', words: 'no' }
    const unproven = { code: 'UNPROVEN', words: 'It is so.' }
    const sentence = { says: 'balanceUnsaid', chain: 'Base', why }
    expect(read({ ...unproven, sentence }).output).toStrictEqual({ ...unproven, sentence })
    expect(read(unproven).output).toStrictEqual(unproven)
    for (const other of [1, 'no', {}, { says: 1 }, { ...sentence, chain: 1 }, { ...sentence, why: { code: 'NO' } }]) {
      expect(read({ ...unproven, sentence: other }).output).toStrictEqual(unproven)
    }
  })

  it('is nothing else', () => {
    for (const other of ['words', 1, null, undefined, {}, { code: 1 }]) expect(read(other).success).toBe(false)
  })
})
