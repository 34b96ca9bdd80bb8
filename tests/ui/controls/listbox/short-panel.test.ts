import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { typeAhead } from '../../../../src/ui/controls/listbox/choices.ts'
import { galleryPage } from '../../page.ts'

describe('what is typed in a short list', () => {
  const choices = ['1 minute', '15 minutes', '1 hour', 'Never'].map((label) => ({ value: label, key: label, label }))

  it('goes to what begins with it, and on to the next by the same letter again', () => {
    expect(typeAhead(choices, 'n', 0)).toBe(3)
    expect(typeAhead(choices, '1', 0)).toBe(1)
    expect(typeAhead(choices, '11', 1)).toBe(2)
    expect(typeAhead(choices, '1', 3)).toBe(0)
    expect(typeAhead(choices, '1 h', 0)).toBe(2)
  })

  it('goes to what has it anywhere where nothing begins so, and nowhere where nothing has it', () => {
    expect(typeAhead(choices, 'hour', 0)).toBe(2)
    expect(typeAhead(choices, 'z', 0)).toBeUndefined()
    expect(typeAhead([], 'n', 0)).toBeUndefined()
  })
})

describe('a short list', () => {
  const open = galleryPage()
  const lit = (page: Page) => page.locator('[data-highlighted]').textContent()
  const opened = async () => {
    const page = await open('settings')
    await page.getByTestId('auto-lock').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor()
    return page
  }

  it('has no field to find in, has the focus, and is chosen from by letters and by Enter or Space', async () => {
    const page = await opened()
    expect(await page.getByRole('combobox').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('listbox')
    expect(await lit(page)).toMatch(/^15 minutes/)
    const ringed = page
      .locator('dialog *')
      .evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).boxShadow.includes('inset'))
          .map((each) => each.textContent?.trim()),
      )
    expect(await ringed).toEqual(['15 minutes'])
    await page.keyboard.type('4')
    expect(await lit(page)).toMatch(/^4 hours/)
    const named = await page.getByRole('listbox').getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${named}"]`).textContent()).toMatch(/^4 hours/)
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(
      await page.evaluate(() => window.fake.calls.findLast(({ method }) => method === 'settings.set')),
    ).toMatchObject({
      params: { autoLockMinutes: 1 },
    })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('auto-lock')
  })

  it('takes a space for a part of a word while one is being typed', async () => {
    const page = await opened()
    await page.keyboard.type('1 h')
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await lit(page)).toMatch(/^1 hour/)
  })

  it('is closed by Escape with nothing chosen, and a long one has its field as before', async () => {
    const page = await opened()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.fake.calls.some(({ method }) => method === 'settings.set'))).toBe(false)
    await (await open('form-choose')).getByRole('combobox').waitFor()
  })
})
