import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

describe('help with what a site had sent', () => {
  const open = galleryPage()

  it.each(['bundle-would-fail', 'bundle-waits', 'bundle-refunded', 'bundle-deposit-missing', 'bundle-outcome-unlike'])(
    'is there where something is amiss: %s',
    async (state) => {
      const page = await open(state)
      await page.getByTestId('help-open').waitFor()
    },
  )

  it.each(['bundle-done', 'bundle-moving', 'bundle-funding', 'bundle-outcome-filled'])(
    'is not where all is well: %s',
    async (state) => {
      const page = await open(state)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      expect(await page.getByTestId('help-open').count()).toBe(0)
    },
  )

  it('says once that the fee has risen', async () => {
    const page = await open('bundle-waits')
    const said = (await page.getByTestId('bundle-obstacle').textContent()) ?? ''
    expect(said.match(/fee has risen/g)).toHaveLength(1)
    expect(said).toContain('above the 0.00003187 ETH that you approved')
  })

  it('saves the file for support, and asks for these calls', async () => {
    const page = await open('bundle-waits')
    await page.getByTestId('help-open').click()
    await page.getByRole('dialog').getByText('Get help with this').waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('help-save').click()])
    expect(file.suggestedFilename()).toMatch(/^causeway-support-.*\.json$/)
    const asked = await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'support.get'))
    const id = await page.evaluate(() => decodeURIComponent(location.hash.split('/').at(-1) ?? ''))
    expect(id).toMatch(/^bundle:/)
    expect(asked.map(({ params }) => params)).toEqual([expect.objectContaining({ id })])
  })
})
