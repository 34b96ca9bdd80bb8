import { describe, expect, it } from 'vitest'
import { alreadyAnswered, type EarlierAnswerPorts } from '../../../src/wallet/approvals/earlier-answers.ts'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import { STRANGER, USER } from '../../core/honest.ts'
import { only } from '../../made.ts'

const ORIGIN = 'https://site.example'
const intent = only<Prompt>({ kind: 'intent', origin: ORIGIN, key: 'key', callsId: 'id', expiresAtSeconds: 100 })
const connect = only<Prompt>({ kind: 'connect', origin: ORIGIN, key: 'connect' })

const portsWith = (begunBy?: string, granted: readonly string[] | undefined = [USER], nowSeconds = 50) =>
  only<EarlierAnswerPorts>({
    isUnlocked: async () => true,
    ownAccounts: async () => [USER],
    keyOf: async () => begunBy,
    grantOf: async () => granted,
    nowSeconds: () => nowSeconds,
  })

describe('a request that comes again', () => {
  it('gets its own id where it has begun, and 5720 where another has it', async () => {
    expect(await alreadyAnswered(intent, portsWith('key'))).toEqual({ ok: true, value: 'id' })
    expect(await alreadyAnswered(intent, portsWith('another'))).toEqual({ ok: false, code: 5720 })
  })

  it('asks the user while the site is connected and the request is valid', async () => {
    expect(await alreadyAnswered(intent, portsWith())).toBeUndefined()
    expect(await alreadyAnswered(intent, portsWith(undefined, [USER], 100))).toEqual({ ok: false, code: 4001 })
    const without = { ...portsWith(), grantOf: async () => undefined }
    expect(await alreadyAnswered(intent, without)).toEqual({ ok: false, code: 4001 })
  })
})

describe('a connection that is asked for again', () => {
  it('gives the accounts that the wallet still has, and asks where none is left', async () => {
    expect(await alreadyAnswered(connect, portsWith(undefined, [STRANGER, USER]))).toEqual({ ok: true, value: [USER] })
    expect(await alreadyAnswered(connect, portsWith(undefined, [STRANGER]))).toBeUndefined()
    expect(await alreadyAnswered(connect, { ...portsWith(), isUnlocked: async () => false })).toBeUndefined()
  })
})
