import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()
const given = (page: Page) =>
  page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'executions.abandon').length)

it('a transfer that waits for a lower fee is given up by keyboard, after one question', async () => {
  const page = await open('transfer-dear')
  await page.getByTestId('abandon').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await given(page)).toBe(0)
  await page.getByTestId('abandon-confirm').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await given(page)).toBe(1)
  await page.locator('[role=status]', { hasText: 'Nothing more of it will be signed' }).waitFor()
})

it.each([
  ['before the transfer is read again', true],
  ['with it', false],
])(
  'leaves the focus in the screen when its button is gone, and not on the page: the dialog closes %s',
  async (_, isSlow) => {
    const page = await open('transfer-dear')
    await page.evaluate((waits) => {
      const { call } = window.fake
      let given: Awaited<ReturnType<typeof call<'executions.get'>>> | undefined
      const over = async (id: string) => {
        const before = await call('executions.get', { id })
        return before && ({ ...before, stage: { stage: 'failed', end: { reason: 'abandoned' } } } as const)
      }
      Object.assign(window.fake, {
        call: async (...of: Parameters<typeof call>) => {
          if (of[0] === 'executions.get' && given !== undefined) return given
          const answer = await call(...of)
          if (of[0] !== 'executions.abandon') return answer
          given = await over((of[1] as { id: string }).id)
          window.fake.tell('executions')
          if (!waits) await new Promise((resolve) => setTimeout(resolve, 100))
          return answer
        },
      })
    }, isSlow)
    await page.getByTestId('abandon').click()
    await page.getByTestId('abandon-confirm').click()
    await page.getByTestId('outcome').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByTestId('abandon').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main.screen') !== null)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true)
  },
)

it('is offered where nobody was given what is signed, and says so', async () => {
  const said = 'The signed steps were never sent'
  const page = await open('abandon-signed')
  await page.getByRole('dialog').getByText(said).waitFor()
  const before = await open('abandon')
  expect(await before.getByText(said).count()).toBe(0)
})

it('is kept by Escape', async () => {
  const page = await open('abandon')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await given(page)).toBe(0)
})

it.each(['transfer-sending', 'transfer-raised', 'transfer-filling', 'transfer-cancelled'])(
  'is not offered where bytes are out or it is over: %s',
  async (state) => {
    const page = await open(state)
    expect(await page.getByTestId('abandon').count()).toBe(0)
  },
)
