import * as v from 'valibot'
import { expect, it } from 'vitest'
import { quoteDraft } from '../../../src/api/methods/quotes.ts'
import { LEAST_ARRIVAL_GAS, MOST_ARRIVAL_GAS } from '../../../src/core/intent/arrival-gas-limits.ts'

it('is what a bare transaction costs, and what one transaction may use (EIP-7825)', () => {
  expect([LEAST_ARRIVAL_GAS, MOST_ARRIVAL_GAS]).toEqual([21_000, 2 ** 24])
})

it.each([
  [21_000, true],
  [16_777_216, true],
  [20_999, false],
  [16_777_217, false],
  [21_000.5, false],
])('is the only gas limit that a page can ask for: %s', (limit, isTaken) => {
  expect(v.safeParse(quoteDraft.entries.callsGasLimit, limit).success).toBe(isTaken)
})
