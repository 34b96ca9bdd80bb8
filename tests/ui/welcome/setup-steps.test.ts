import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('tells each way into the wallet how far it is', async () => {
  const places = {
    'welcome-shown': 'Step 1 of 3',
    'welcome-confirm': 'Step 2 of 3',
    'welcome-password': 'Step 3 of 3',
    'welcome-import': 'Step 1 of 3',
    'welcome-import-password': 'Step 3 of 3',
    'welcome-restore': 'Step 1 of 2',
  } as const
  for (const [state, name] of Object.entries(places)) {
    const page = await open(state)
    await page.getByRole('img', { name, exact: true }).waitFor()
  }
})

it('says nothing before the first step and after the last one', async () => {
  for (const state of ['welcome', 'welcome-done']) {
    const page = await open(state)
    await page.locator('h1').waitFor({ state: 'attached' })
    expect(await page.getByTestId('setup-steps').count()).toBe(0)
  }
})
