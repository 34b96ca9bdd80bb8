import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'
import { passGate } from './custody-scenes.ts'

describe('the accounts', () => {
  const open = galleryPage()
  const asked = (method: string) => (page: Awaited<ReturnType<typeof open>>) =>
    page.evaluate((of) => window.fake.calls.filter((call) => call.method === of).map(({ params }) => params), method)

  const focused = (page: Awaited<ReturnType<typeof open>>) =>
    page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement
      return [field.dataset['testid'], field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)]
    })

  it('have the focus in the empty field that was left out, also when the button is pressed once more', async () => {
    const page = await open('accounts')
    await page.getByTestId('import-account').press('Enter')
    for (const _ of [1, 2]) {
      await page.getByTestId('import-account-go').click()
      await page.getByText('Fill this in.').waitFor()
      expect(await focused(page)).toEqual(['account-key', ''])
    }
  })

  it('say at its field that a name is taken, below it and the button', async () => {
    const page = await open('account-own')
    const name = page.getByTestId('account-name')
    const button = page.getByTestId('account-rename')
    await name.fill('Cold')
    const topOf = async () => (await button.boundingBox())?.y
    const before = await topOf()
    await name.press('Enter')
    const said = page.getByText('Cold is already taken.')
    await said.waitFor()
    expect(await focused(page)).toEqual(['account-name', 'Cold'])
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await topOf()).toBe(before)
    const box = await button.boundingBox()
    expect((await said.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  })

  it('are reached from the header by the keyboard alone, also where there is only one', async () => {
    const page = await open('home')
    await page.getByTestId('account').press('Enter')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.type('manage')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash === '#/accounts')
    await page.getByRole('heading', { name: 'Your accounts' }).waitFor()
  })

  it('are named once they are added, also where nobody gave them a name', async () => {
    const page = await open('accounts')
    await page.getByTestId('add-next').click()
    await page.getByText('Account 2 was added.').waitFor()
    await page.getByTestId('import-account').press('Enter')
    await page.getByTestId('account-key').fill('d'.repeat(64))
    await page.keyboard.press('Enter')
    await page.getByText('Imported key 1 was added.').waitFor()
  })

  it('forget a typed key as soon as it is handed over, also where it is refused', async () => {
    const page = await open('accounts')
    await page.getByTestId('import-account').press('Enter')
    const key = page.getByTestId('account-key')
    expect(await key.getAttribute('type')).toBe('password')
    await key.fill('4c'.repeat(32))
    await page.keyboard.press('Enter')
    await page.getByText('This is already Account 1.').waitFor()
    expect(await key.inputValue()).toBe('')
    expect(await asked('accounts.importKey')(page)).toEqual([{ privateKey: '4c'.repeat(32), label: '' }])
  })

  it('keep in its field what is no key yet, to be typed on', async () => {
    const page = await open('accounts')
    await page.getByTestId('import-account').press('Enter')
    await page.getByTestId('account-key').fill('4c4c4')
    await page.keyboard.press('Enter')
    await page.locator('.field [role=alert]', { hasText: '5' }).waitFor()
    expect(await page.getByTestId('account-key').inputValue()).toBe('4c4c4')
    expect(await focused(page)).toEqual(['account-key', '4c4c4'])
  })

  it('are watched by an address that names its chain, or by a link, too', async () => {
    const page = await open('accounts')
    await page.getByTestId('watch-account').press('Enter')
    for (const [at, [typed, address]] of [
      ['base:0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
      ['bitcoin:BC1QCR8TE4KR609GCAWUTMRZA0J4XV80JY8Z306FYU?amount=1', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
      ['eth:nobody', 'eth:nobody'],
    ].entries()) {
      await page.getByTestId('watch-address').fill(typed ?? '')
      await page.getByTestId('watch-account-name').fill('Cold')
      await page.getByTestId('watch-account-go').press('Enter')
      await expect.poll(async () => (await asked('accounts.watch')(page)).length).toBe(at + 1)
      expect((await asked('accounts.watch')(page)).at(-1)).toEqual({ address, label: 'Cold' })
    }
    await page.close()
  })

  it('want a name for what is watched at the field of the name', async () => {
    const page = await open('accounts')
    await page.getByTestId('watch-account').press('Enter')
    await page.getByTestId('watch-address').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a name, so').waitFor()
    expect(await page.getByTestId('watch-address').getAttribute('aria-invalid')).toBeNull()
    expect(await page.getByTestId('watch-account-name').getAttribute('aria-invalid')).toBe('true')
    expect(await focused(page)).toEqual(['watch-account-name', ''])
  })

  it('take no longer name than they keep, and say so', async () => {
    const page = await open('account-own')
    await page.getByTestId('account-name').fill('')
    await page.getByTestId('account-name').pressSequentially('n'.repeat(45))
    expect((await page.getByTestId('account-name').inputValue()).length).toBe(40)
    expect(await page.getByText('A name has at most 40 characters.').count()).toBe(1)
  })

  it('are headed each by its name', async () => {
    const page = await open('account-own')
    const name = await page.getByTestId('account-name').inputValue()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    expect(await page.title()).toBe(`${name} · Causeway`)
  })

  it('lead back to the settings, of which they are a part', async () => {
    const page = await open('accounts')
    await page.getByTestId('add-next').waitFor()
    expect(await page.locator('.screen-bar a').getAttribute('href')).toBe('#/settings')
    expect(await page.locator('.tab-bar a[aria-current]').getAttribute('href')).toBe('#/settings')
  })

  it('say that a watched one cannot pay, and lead to no key of it', async () => {
    const page = await open('account-watched')
    await page.getByText('but can’t pay from here').waitFor()
    expect(await page.getByTestId('to-key').count()).toBe(0)
    await page.getByTestId('unwatch').press('Enter')
    await page.waitForFunction(() => location.hash === '#/accounts')
  })

  it('change places with the one above or below, and not where there is none', async () => {
    const key = 'key-9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f'
    const ends = [
      ['account-own', 'account-up', 'account-down', { id: 'evm-0', by: 1 }],
      ['account-imported', 'account-down', 'account-up', { id: key, by: -1 }],
    ] as const
    for (const [state, off, on, wanted] of ends) {
      const page = await open(state)
      expect(await page.getByTestId(off).getAttribute('aria-disabled')).toBe('true')
      await page.getByTestId(off).press('Enter')
      await page.getByTestId(on).press('Enter')
      await page.locator('[role=status]', { hasText: /is now number \d of \d\./ }).waitFor()
      expect(await asked('accounts.move')(page)).toEqual([wanted])
    }
    const page = await open('account-watched')
    await page.getByTestId('account-up').press('Enter')
    await page.getByTestId('account-down').press('Enter')
    expect(await asked('accounts.move')(page)).toEqual([
      { id: 'watch-2', by: -1 },
      { id: 'watch-2', by: 1 },
    ])
  })

  it('lose an imported key only to whoever has the password', async () => {
    const page = await open('account-imported')
    await page.getByTestId('forget-key').press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Remove The one/ })
    await dialog.waitFor()
    expect(await dialog.textContent()).toMatch(/0x[0-9a-zA-Z]{6}…[0-9a-zA-Z]{6}/)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('gate-password')
    await page.getByTestId('forget-not').click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByTestId('forget-key').press('Enter')
    await passGate(page, 'another one')
    await page.getByText('Wrong password.').waitFor()
    await passGate(page)
    await page.waitForFunction(() => location.hash === '#/accounts')
  })

  it('ask about an unreadable record before they lose an imported key', async () => {
    const page = await open('account-imported-unread')
    await page.getByTestId('forget-key').press('Enter')
    await page.getByText('A running transfer of this account').waitFor()
    expect(await page.getByTestId('gate-go').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('accept-unread').check({ force: true })
    await passGate(page)
    await page.waitForFunction(() => location.hash === '#/accounts')
    expect(await asked('accounts.forgetKey')(page)).toMatchObject([{ isUnreadAccepted: true }])
  })

  it('keep an imported key while it is used, and name each transfer that uses it', async () => {
    const page = await open('account-imported-used')
    await page.getByTestId('forget-key').press('Enter')
    const underWay = page.getByTestId('key-under-way')
    await underWay.getByText('may still pay into this account').waitFor()
    const used = underWay.getByRole('link')
    expect(await used.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      '#/transfer/transfer-2',
    ])
    expect(await page.getByTestId('gate-password').count()).toBe(0)
    await used.press('Enter')
    await page.waitForFunction(() => location.hash === '#/transfer/transfer-2')
  })

  it('are offered as recipients by their names', async () => {
    const page = await open('form-known')
    await page.getByRole('button', { name: /^Ledger/ }).press('Enter')
    await page.getByTestId('recipient-watched').waitFor()
    expect(await page.getByTestId('recipient').inputValue()).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    expect(await page.getByRole('button', { name: /^Cold/ }).count()).toBe(0)
  })
})
