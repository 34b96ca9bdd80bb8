import { expect, it } from 'vitest'
import type { Answer } from '../../../src/core/reason/reason.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { createSpenderKinds } from '../../../src/wallet/allowances/spender-kind.ts'

const OWN = '0xAbcdef0000000000000000000000000000000001'
const OTHER = '0xAbcdef0000000000000000000000000000000002'

it.each([
  [{ ok: true, value: true }, 'contract'],
  [{ ok: true, value: false }, 'ordinary'],
  [failedSaying('silent'), 'unread'],
] satisfies readonly (readonly [Answer<boolean>, string])[])(
  'follows the code at the address: %j',
  async (said, kind) => {
    expect(await createSpenderKinds([], async () => said)(OTHER)).toBe(kind)
  },
)

it('reads each address once, in any case, and no own address', async () => {
  const asked: string[] = []
  const kindOf = createSpenderKinds([OWN], async (address) => {
    asked.push(address)
    return { ok: true, value: true }
  })
  expect(await kindOf(OWN.toLowerCase())).toBe('own')
  expect([await kindOf(OTHER), await kindOf(OTHER.toLowerCase())]).toEqual(['contract', 'contract'])
  expect(asked).toEqual([OTHER])
})
