import { expect, it } from 'vitest'
import { dangerLevel } from '../../../src/ui/allowances/danger-level.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const ALL = 2n ** 256n - 1n

it('fears a key more than no limit, no limit more than an unknown spender, and nothing of what is one’s own', () => {
  const ordinary = dangerLevel({ spenderKind: 'ordinary', amount: 5n, spenderIs: undefined })
  const unlimited = dangerLevel({ spenderKind: 'contract', amount: ALL, spenderIs: 'permit2' })
  const unknown = dangerLevel({ spenderKind: 'contract', amount: 5n, spenderIs: undefined })
  const plain = dangerLevel({ spenderKind: 'contract', amount: 5n, spenderIs: 'depository' })
  expect([ordinary > unlimited, unlimited > unknown, unknown > plain]).toEqual([true, true, true])
  expect([plain, dangerLevel({ spenderKind: 'own', amount: ALL, spenderIs: undefined })]).toEqual([0, 0])
})

it('what is to be feared stands first, and it alone has a red button', async () => {
  const page = await open('allowances-open')
  const rows = page.getByTestId('allowance')
  await rows.first().waitFor()
  expect((await rows.allTextContents()).map((text) => /^(Any amount|Up to [\d,.]+)/.exec(text)?.[0])).toEqual([
    'Any amount',
    'Up to 7',
    'Up to 250',
  ])
  const under = await open('allowances-under-way')
  expect(await under.locator('[data-testid="revoke"].danger').count()).toBe(1)
})
