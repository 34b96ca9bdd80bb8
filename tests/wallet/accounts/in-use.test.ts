import { expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { accountUse } from '../../../src/wallet/accounts/in-use.ts'
import { only } from '../../made.ts'
import { approved } from '../../store/stand.ts'

const OTHER = '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F'

it('keeps an account that signs, or that a transfer, a refund or a deposit may still reach', async () => {
  const planned = approved({ id: 'one' })
  const use = (address: string, execution: Execution) =>
    accountUse(address, {
      executions: { glanceInFlight: async () => [execution], load: async () => execution },
      bundles: { inFlight: async () => [] },
      unreadable: { list: async () => [] },
      former: { ofOthers: async () => new Set() },
    })
  const tracked = only<Execution>({ ...planned, stage: { stage: 'tracking', status: undefined } })
  const refundedTo = { ...tracked, intent: { ...tracked.intent, refundTo: OTHER } }
  const paidTo = { ...tracked, intent: { ...tracked.intent, recipient: OTHER.toLowerCase() } }
  expect(await use(planned.intent.user, planned)).toBe('signing')
  expect(await use(tracked.intent.user, tracked)).toBe('receiving')
  expect(await use(OTHER, refundedTo)).toBe('receiving')
  expect(await use(OTHER, paidTo)).toBe('receiving')
  expect(await use(OTHER, tracked)).toBeUndefined()
})
