import { expect, it } from 'vitest'
import { isWithheldFromKey } from '../../../src/net/service/errors.ts'

it.each([
  [401, true],
  [403, true],
  [404, true],
  [410, true],
  [429, false],
  [500, false],
  [undefined, false],
])('an answer with status %s says for good that something is not told: %s', (status, isSo) => {
  expect(isWithheldFromKey({ status })).toBe(isSo)
})
