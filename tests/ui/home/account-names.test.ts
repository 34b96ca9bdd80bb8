import { describe, expect, it } from 'vitest'
import { toReview } from '../acting.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('a wallet with several accounts', () => {
  it('says in a list which one a row is of, where it is not the one that is looked at', async () => {
    const page = await open('activity-both')
    await page.locator('.transfer-row').first().waitFor()
    expect(await page.getByTestId('row-account').allTextContents()).toEqual(['Savings'])
  })

  it('says in the form and in the review which one pays', async () => {
    const page = await open('form-refund-other')
    await page.getByTestId('other-recipient').waitFor()
    const rows = await page.locator('.recipient-who').allTextContents()
    expect(rows.slice(0, 2)).toEqual(['FromAccount 1 0xf39Fd6…b92266', 'ToAccount 1 0xf39Fd6…b92266'])
    const marks = page.locator('.named-account .account-icon path:first-child')
    const marksOf = () => marks.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
    const [mark, ...others] = await marksOf()
    expect(mark).toMatch(/^M/)
    expect(others).toEqual([mark])
    await toReview(page)
    expect(await page.getByTestId('payer').allTextContents()).toEqual(['Account 1'])
    expect(await marksOf()).toEqual([mark])
  })

  it('says on the screen of a transfer which one paid, with its picture', async () => {
    const page = await open('transfer-of-account')
    expect(await page.getByTestId('payer').allTextContents()).toEqual(['Account 1'])
    expect(await page.locator('.named-account .account-icon').count()).toBe(1)
  })

  it('says at a page’s question with which one is signed', async () => {
    const page = await open('approval-bytes')
    await page.getByTestId('full-address').waitFor()
    expect(await page.getByTestId('account-chip').allTextContents()).toEqual(['Account 1'])
  })
})

it('a wallet with one account names none', async () => {
  const page = await open('approval-message')
  await page.getByTestId('full-address').waitFor()
  expect(await page.getByTestId('account-chip').count()).toBe(0)
})
