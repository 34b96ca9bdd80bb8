import { describe, expect, it } from 'vitest'
import { BY_ITSELF, galleryPage } from '../page.ts'

const open = galleryPage()
const openAlone = galleryPage(BY_ITSELF)

describe('a message to sign', () => {
  it('is shown as it stands where its joiners and selectors belong to it', async () => {
    const page = await open('approval-message-joined')
    const text = await page.getByTestId('message-text').textContent()
    expect(text).toBe('Welcome to Garden ❤️\n\nمی‌خواهم وارد شوم 👩‍💻\n\n⚠️ It costs nothing.')
    for (const warning of ['message-hiding', 'message-unreadable', 'message-bytes']) {
      expect([warning, await page.getByTestId(warning).count()]).toEqual([warning, 0])
    }
  })

  it('has what hides in it written out, marked as none of its words can be, with its bytes at hand', async () => {
    const page = await open('approval-message-hiding')
    const message = page.getByTestId('message-text')
    expect(await message.textContent()).toBe(
      'I accept the terms of ⟨U+202E⟩neb⟨U+202C⟩ garden.\n\nPay⟨U+200B U+200B⟩Pal may not⟨U+E0041⟩ take all.',
    )
    expect(await message.locator('.hidden-characters').count()).toBe(4)
    await page.getByTestId('message-hiding').waitFor()
    await page.getByTestId('message-bytes').click()
    expect(await page.getByTestId('message-hex').textContent()).toMatch(/^0x4920616363657074.*e280ae/)
  })

  it('is signed only once its end was in view, by mouse or keyboard, and says so', async () => {
    const page = await openAlone('approval-message-long', (fresh) => fresh.clock.install())
    await page.getByText('Scroll to the end to sign').waitFor()
    await page.clock.runFor(5_000)
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('message-text').focus()
    await page.keyboard.press('End')
    await page.clock.runFor(5_000)
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    expect(await page.getByText('Scroll to the end to sign').isVisible()).toBe(false)
  })

  it('that signs in by a nonce or line ends of its own form is signed with a tick', async () => {
    const page = await openAlone('approval-sign-in-form')
    await page.getByTestId('sign-in-form').waitFor()
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('end-of-text').scrollIntoViewIfNeeded()
    await page.getByTestId('message-hashes').scrollIntoViewIfNeeded()
    await page.getByTestId('accept-form').check({ force: true })
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    await page.getByTestId('accept-form').uncheck({ force: true })
    await page.locator('[data-testid=confirm][aria-disabled=true]').waitFor()
  })

  it('has a gap folded, so that its end is in sight', async () => {
    const page = await open('approval-message-gap')
    expect(await page.getByTestId('message-text').textContent()).toBe(
      'I accept the terms.\n⟨400 empty lines⟩\nI also give away all my tokens.⟨60 spaces⟩At once.',
    )
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
  })

  it('has the hash that a second device shows, one press away', async () => {
    const page = await open('approval-message')
    await page.getByTestId('message-hashes').click()
    const [hash, ...more] = await page.locator('.fold:has([data-testid=message-hashes]) dd').allTextContents()
    expect([hash, more]).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/), []])
  })

  it('that approves an integrator of an exchange is described: whom, up to which fee, and until when', async () => {
    const page = await open('approval-integrator-text')
    const warning = page.getByTestId('message-exchange')
    await warning.getByText('Integrator account 7 may take up to 0.15% of each trade of account 7, until').waitFor()
    expect(await warning.textContent()).toContain('This is an order to an exchange')
  })

  it('that is no text is shown as bytes, and nobody is said to have agreed to words', async () => {
    const page = await open('approval-bytes')
    await page.getByTestId('message-unreadable').waitFor()
    const said = (await page.locator('main').textContent()) ?? ''
    expect(said).toContain('this account signed these bytes')
    expect(said).not.toContain('agreed to the words')
  })

  it.each(['approval-bytes', 'approval-exchange-text'])(
    'is not said to move nothing where it may: %s',
    async (state) => {
      const page = await open(state)
      const said = (await page.locator('main').textContent()) ?? ''
      expect(said).toMatch(/it may let someone move your money|control over your account/)
      expect(said).not.toContain('moves no money')
    },
  )
})
