import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

async function fateIn(state: string): Promise<Readonly<{ text: string; chip: string; tone: string }>> {
  const page = await open(state)
  const deposits = page.getByTestId('bundle-deposits')
  const chip = deposits.locator('.flow-head .chip')
  return {
    text: (await deposits.getByTestId('outcome').textContent()) ?? '',
    chip: (await chip.textContent()) ?? '',
    tone: (await chip.getAttribute('class')) ?? '',
  }
}

describe('what became of a deposit of a page', () => {
  it('is green only where the wallet has read it, with whom it was paid to', async () => {
    const read = await fateIn('bundle-outcome-filled')
    expect(read).toMatchObject({ chip: 'Arrived', tone: 'chip good' })
    expect(read.text).toContain('Verified there')
    expect(read.text).toContain('Your account')
    const said = await fateIn('bundle-outcome-said')
    expect(said).toMatchObject({ chip: 'Arrived', tone: 'chip plain' })
    expect(said.text).toContain('Relay says')
    expect(said.text).toContain('couldn’t verify that')
  })

  it('is the service’s word while it is under way, or not what the wallet has read', async () => {
    expect((await fateIn('bundle-outcome-moving')).text).toContain('Relay says it’s under way')
    expect((await fateIn('bundle-outcome-unlike')).text).toContain('differ from the chain’s')
  })

  it('names both amounts of a partial refund, the request and the support', async () => {
    const { text, chip } = await fateIn('bundle-outcome-part')
    expect(chip).toBe('Refunded')
    expect(text).toContain('0.031872400432112 ETH of 0.095617201296336 ETH is back with you')
    expect(text).toContain('Later payments are added here')
    expect(text).toContain('support@devnet.example')
  })

  it.each([
    ['bundle-outcome-filled', 'All done', 'good', 'good'],
    ['bundle-outcome-moving', 'Paid to Relay', 'info', 'plain'],
    ['bundle-outcome-no-key', 'Paid to Relay', 'info', 'plain'],
    ['bundle-outcome-said', 'Paid to Relay', 'info', 'plain'],
    ['bundle-outcome-failed', 'Relay says the transfer failed', 'warn', 'plain'],
    ['bundle-outcome-refunded', 'The transfer failed', 'warn', 'plain'],
    ['bundle-outcome-unlike', 'Causeway doesn’t follow the transfer', 'warn', 'plain'],
  ])('heads what was sent by how it stands, not by its transactions alone: %s', async (state, title, kind, tone) => {
    const page = await open(state)
    const head = page.locator('.notice').first()
    expect(await head.locator('strong').textContent()).toBe(title)
    expect(await head.getAttribute('class')).toBe(`notice ${kind}`)
    expect((await head.textContent())?.includes('Verified on')).toBe(kind === 'good' || kind === 'info')
    expect(await page.locator('.screen-bar .chip').getAttribute('class')).toBe(`chip ${tone}`)
  })

  it('is followed by the site where there is no key, and says what a key would bring', async () => {
    const page = await open('bundle-outcome-no-key')
    expect(await page.getByTestId('outcome').textContent()).toContain('The app shows how it ends')
    await page.getByRole('link', { name: 'Enter an API key' }).click()
    await page.getByTestId('api-key').waitFor()
    expect((await fateIn('bundle-outcome-failed')).text).toContain('when it is unlocked')
  })
})

it('a review calls a watched address neither the account nor a stranger’s', async () => {
  const page = await open('review-watched-shown')
  const shown = (await page.locator('main').textContent()) ?? ''
  expect(shown).toContain('Yours, watched')
  expect(shown).not.toContain('NOT your account')
  expect(await page.getByTestId('review-watched').textContent()).toContain('Causeway has no key for it')
})
