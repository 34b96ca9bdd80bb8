import { describe, expect, it } from 'vitest'
import { type Answer, failedSaying } from '../../../../src/core/reason/reason.ts'
import type { Signed } from '../../../../src/core/sign/signed.ts'
import { lookUpAttempts } from '../../../../src/wallet/engine/adapters/attempt-lookup.ts'
import type { LookupContext, LookupResult, Transport } from '../../../../src/wallet/engine/adapters/step-adapter.ts'

const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0b' } as const
const LOOKS: Readonly<Record<string, Answer<LookupResult>>> = {
  included: { ok: true, value: { is: 'included', inclusion } },
  seen: { ok: true, value: { is: 'seen' } },
  silent: failedSaying('no answer in time'),
  taken: { ok: true, value: { is: 'taken', by: 'stranger' } },
  contested: { ok: true, value: { is: 'contested', by: 'stranger' } },
  unknown: { ok: true, value: { is: 'unknown' } },
}

const attempt = (hash: string) => ({ hash }) as Signed

async function found(...looks: readonly Answer<LookupResult>[]) {
  const attempts = looks.map((_, at) => attempt(`${at}`))
  const look: Transport['look'] = async ({ hash }) => looks[Number(hash)] ?? failedSaying('nobody')
  const most = await lookUpAttempts(attempts, { look } as Transport, {} as LookupContext)
  return most && { hash: most.signed.hash, look: most.look }
}

const of = (name: string): Answer<LookupResult> => LOOKS[name] ?? failedSaying(name)

describe('of several attempts', () => {
  it.each([
    ['unknown', 'included', 1],
    ['seen', 'included', 1],
    ['silent', 'included', 1],
    ['taken', 'included', 1],
    ['unknown', 'seen', 1],
    ['taken', 'seen', 1],
    ['seen', 'seen', 0],
    ['unknown', 'silent', 1],
    ['taken', 'silent', 1],
    ['contested', 'taken', 1],
    ['unknown', 'contested', 1],
    ['unknown', 'unknown', 0],
  ] as const)(
    'where the newest is %s and the one before it %s, the number %i says most',
    async (newest, before, at) => {
      expect(await found(of(newest), of(before))).toEqual({ hash: `${at}`, look: of(at === 0 ? newest : before) })
    },
  )

  it('one in the place of another is no conflict', async () => {
    for (const is of ['taken', 'contested'] as const) {
      const byOurs: Answer<LookupResult> = { ok: true, value: { is, by: '1' } }
      expect(await found(byOurs, of('unknown'))).toEqual({ hash: '0', look: of('unknown') })
      expect(await found(byOurs, of('included'))).toMatchObject({ hash: '1' })
      expect(await found(byOurs, of('silent'))).toMatchObject({ look: of('silent') })
    }
  })

  it('none gives nothing', async () => {
    expect(await found()).toBeUndefined()
  })
})
