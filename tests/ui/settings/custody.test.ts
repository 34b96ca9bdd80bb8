import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { BY_ITSELF, galleryPage } from '../page.ts'
import { BACKUP, openFile, passGate, RIGHT, typeChange, typeRecoveryWords } from './custody-scenes.ts'

describe('changing the password', () => {
  const open = galleryPage(BY_ITSELF)

  it('asks for the old one and twice for the new one, and leads back, by the keyboard alone', async () => {
    const page = await open('change-password')
    await typeChange(page, RIGHT)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Password changed.' }).waitFor()
    await page.getByTestId('password-changed').press('Enter')
    await page.waitForFunction(() => location.hash === '#/settings')
  })

  it('takes no other one for the same, and not the same for another one', async () => {
    const page = await open('change-password')
    await typeChange(page, 'four herons under a tin moon')
    await page.getByTestId('change-password').click()
    await page.getByText('This is your current password.').waitFor()
    await page.getByTestId('repeat-password').fill('four lanterns')
    await page.getByText('The passwords don’t match.').waitFor()
    expect(await page.getByTestId('change-password').getAttribute('aria-disabled')).toBe('true')
    expect(
      await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'vault.changePassword')),
    ).toEqual([])
  })

  it('moves nothing when it says that the two are not the same, however long its words are', async () => {
    for (const [width, direction] of [
      [400, 'ltr'],
      [240, 'rtl'],
    ] as const) {
      const page = await open('change-password')
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate((each) => document.documentElement.setAttribute('dir', each), direction)
      await page.getByTestId('new-password').fill('four herons')
      const place = () => page.getByTestId('change-password').evaluate((each) => each.getBoundingClientRect().top)
      const before = await place()
      await page.getByTestId('repeat-password').fill('x')
      await page.getByText('The passwords don’t match.').waitFor()
      expect(await place(), `${width}`).toBe(before)
      await page.getByTestId('repeat-password').fill('four h')
      expect(await place(), `${width}`).toBe(before)
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'))
      await page.setViewportSize({ width: 400, height: 600 })
    }
  })

  it('counts down the wait after wrong ones, and hears none meanwhile', async () => {
    const page = await open('change-password')
    await typeChange(page, 'another one')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Wait [1-8] s$/ }).waitFor()
    await page.getByTestId('current-password').fill(RIGHT)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => location.hash)).toBe('#/settings/password')
  })
})

describe('the recovery words', () => {
  const open = galleryPage(BY_ITSELF)
  const isThere = (text: string) => document.documentElement.outerHTML.includes(text)

  it('are in the page only between Show and Hide, by hand or by key', async () => {
    const page = await open('recovery-words')
    expect(await page.evaluate(isThere, 'sausage')).toBe(false)
    await passGate(page)
    const reveal = page.getByTestId('reveal')
    await reveal.waitFor()
    expect(await page.evaluate(isThere, 'sausage')).toBe(false)
    for (const key of [' ', 'Enter']) {
      await page.keyboard.press(key)
      await page.getByText('sausage').waitFor()
      await page.keyboard.press(key)
      await page.getByText('sausage').waitFor({ state: 'detached' })
    }
    await reveal.click()
    await page.getByText('sausage').waitFor()
    await reveal.click()
    await page.getByText('sausage').waitFor({ state: 'detached' })
    expect(await page.evaluate(isThere, 'sausage')).toBe(false)
  })

  it('cannot be selected, and stand in no history', async () => {
    const page = await open('recovery-words')
    await passGate(page)
    await page.getByTestId('reveal').click()
    await page.getByText('sausage').waitFor()
    const selected = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.body)
      return getSelection()?.toString() ?? ''
    })
    expect(selected).toContain('Recovery')
    expect(selected).not.toContain('sausage')
    expect(await page.evaluate(() => [history.state, location.href.includes('sausage')])).toEqual([null, false])
  })

  it('are hidden when the window loses the focus', async () => {
    const page = await open('recovery-words')
    await passGate(page)
    await page.getByTestId('reveal').click()
    await page.getByText('sausage').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    await page.getByText('sausage').waitFor({ state: 'detached' })
  })

  it('are forgotten after a minute, also while they are shown, and when the page is not seen', async () => {
    const page = await open('recovery-words', (fresh) => fresh.clock.install())
    await passGate(page)
    await page.getByTestId('reveal').click()
    await page.getByText('sausage').waitFor()
    await page.clock.runFor(61_000)
    await page.getByTestId('gate-password').waitFor()
    expect(await page.evaluate(isThere, 'sausage')).toBe(false)
    await passGate(page)
    await page.getByTestId('reveal').waitFor()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.getByTestId('gate-password').waitFor()
  })

  it('stay for another minute when the user asks for it', async () => {
    const page = await open('recovery-words', (fresh) => fresh.clock.install())
    await passGate(page)
    await page.getByTestId('reveal').click()
    await page.clock.runFor(50_000)
    await page.getByTestId('reveal-longer').click()
    await page.clock.runFor(50_000)
    await page.getByText('sausage').waitFor()
    await page.clock.runFor(11_000)
    await page.getByTestId('gate-password').waitFor()
  })

  it('stay where they are after a wrong password', async () => {
    const page = await open('recovery-words')
    await passGate(page, 'another one')
    await page.getByText('Wrong password.').waitFor()
    expect(await page.getByTestId('reveal').count()).toBe(0)
  })

  it('can be copied after a warning, and the clipboard is emptied after a minute and on leaving', async () => {
    const page = await open('recovery-words', async (fresh) => {
      await fresh.clock.install()
      await fresh.addInitScript(() => {
        const written: string[] = []
        Object.assign(window, { written })
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: async (text: string) => void written.push(text) },
        })
      })
    })
    const written = () => page.evaluate(() => window.written)
    await passGate(page)
    await page.getByTestId('copy-secret').click()
    await page.getByText('Any program on this computer can read copied text').waitFor()
    await page.getByTestId('copy-secret-go').click()
    expect((await written()).at(-1)).toContain('sausage')
    await page.clock.runFor(61_000)
    expect((await written()).at(-1)).toBe('')
    await passGate(page)
    await page.getByTestId('copy-secret').click()
    await page.getByTestId('copy-secret-go').click()
    expect((await written()).at(-1)).toContain('sausage')
    await page.evaluate(() => {
      location.hash = '#/settings'
    })
    await page.getByTestId('to-words').waitFor()
    expect((await written()).at(-1)).toBe('')
  })
})

describe('what was copied by a page that is gone', () => {
  const open = galleryPage(BY_ITSELF)
  const withClipboard = async (fresh: Page) => {
    await fresh.clock.install()
    await fresh.addInitScript(() => {
      const written: string[] = []
      Object.assign(window, { written, isAway: false })
      const writeText = async (text: string) => {
        if (Reflect.get(window, 'isAway')) throw new Error('The page has not got the focus')
        written.push(text)
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
  }
  const written = (page: Page) => page.evaluate(() => Reflect.get(window, 'written') as string[])
  const copy = async (page: Page) => {
    await passGate(page)
    await page.getByTestId('copy-secret').click()
    await page.getByTestId('copy-secret-go').click()
    await expect.poll(async () => (await written(page)).at(-1)).toContain('sausage')
  }
  const away = (page: Page, isAway: boolean) => page.evaluate((is) => void Reflect.set(window, 'isAway', is), isAway)

  it('is off the clipboard before the page begins anew at the lock', async () => {
    const page = await open('recovery-words', withClipboard)
    await copy(page)
    await page.evaluate(() => {
      const { call } = window.fake
      const locked = { vault: { vault: 'locked', waitSeconds: 0, failedAttempts: 0 } }
      const answer: typeof call = async (method, params) => {
        const said = await call(method, params)
        return method === 'wallet.get' ? Object.assign({}, said, locked) : said
      }
      window.hosted.push = (...said: string[]) => (Reflect.get(window, 'written') as string[]).push(...said)
      Object.assign(window.fake, { call: answer })
      window.fake.tell('wallet')
    })
    await expect.poll(async () => (await written(page)).at(-1)).toBe('anew')
    expect((await written(page)).at(-2)).toBe('')
  })

  it('is off it once a page of ours has the focus again, after its minute and not before, by a mark that is no secret', async () => {
    const page = await open('recovery-words', withClipboard)
    await copy(page)
    const marks = await page.evaluate(() => [...window.drafts.values()].join())
    expect(marks).not.toContain('sausage')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    expect((await written(page)).at(-1)).toContain('sausage')
    await away(page, true)
    await page.clock.runFor(61_000)
    expect((await written(page)).at(-1)).toContain('sausage')
    await away(page, false)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect.poll(async () => (await written(page)).at(-1)).toBe('')
    const count = (await written(page)).length
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    expect(await written(page)).toHaveLength(count)
  })
})

describe('a backup file', () => {
  const open = galleryPage(BY_ITSELF)

  it('is saved for the password, under one of its own that was typed twice', async () => {
    const page = await open('backup')
    await page.getByTestId('gate-password').fill(RIGHT)
    await page.getByTestId('backup-own').press('Enter')
    await page.getByTestId('new-password').fill('eleven tin boats in the rain')
    expect(await page.getByTestId('gate-go').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('repeat-password').fill('eleven tin boats in the rain')
    await page.locator('[data-testid=gate-go]:not([aria-disabled=true])').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^causeway-backup-\d{4}-\d\d-\d\d\.json$/)
    const made = await page.evaluate(() => window.fake.calls.find(({ method }) => method === 'backup.make')?.params)
    expect(made).toEqual({ password: RIGHT, ownPassword: 'eleven tin boats in the rain' })
    await page.getByTestId('backup-saved').waitFor()
    expect(await page.locator('.empty').textContent()).toContain(`Your browser got ${download.suggestedFilename()}.`)
    const [again] = await Promise.all([page.waitForEvent('download'), page.getByTestId('backup-again').click()])
    expect(again.suggestedFilename()).toBe(download.suggestedFilename())
  })

  it('is opened on the welcome screens before a new password is chosen, and says what it holds', async () => {
    const page = await open('welcome')
    await openFile(page, 'another one')
    await page.getByText('Wrong password, or the file was changed').waitFor()
    await page.getByTestId('backup-password').fill(RIGHT)
    await page.keyboard.press('Enter')
    await page.getByText('It has 3 accounts, 1 watched address, and 1 exchange key.').waitFor()
    await page.getByTestId('open-backup').press('Enter')
    await page.getByTestId('new-password').fill('four herons under a tin moon')
    await page.getByTestId('repeat-password').fill('four herons under a tin moon')
    await page.locator('[data-testid=create-vault]:not([aria-disabled=true])').waitFor()
    await page.keyboard.press('Enter')
    await page.getByTestId('open-wallet').waitFor()
    const restored = await page.evaluate(
      () => window.fake.calls.find(({ method }) => method === 'backup.restore')?.params,
    )
    expect(restored).toEqual({ text: BACKUP, password: RIGHT, newPassword: 'four herons under a tin moon' })
  })

  it('a file that is no backup is refused before its password is asked', async () => {
    const page = await open('welcome')
    await page.getByTestId('restore').click()
    await page
      .getByTestId('backup-file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await page.getByTestId('no-backup').waitFor({ timeout: 3_000 })
    expect(await page.getByText('a.json').count()).toBe(0)
  })
})

describe('a forgotten password', () => {
  const open = galleryPage(BY_ITSELF)

  it('is said to be lost, with what is under way by its name, and what the words do not bring back', async () => {
    const page = await open('unlock-lost-moving')
    await page.getByTestId('forgot').click()
    await page.getByRole('heading', { name: 'Forgot the password?' }).waitFor()
    expect(await page.locator('main').textContent()).toContain('Nobody can recover it')
    await page.getByTestId('start-over').click()
    await page.getByTestId('under-way').waitFor()
    const text = (await page.locator('main').textContent()) ?? ''
    expect(text).toContain('a copy of the key: The one from the old phone, with a long name.')
    const named = await page.getByTestId('under-way').locator('li').allTextContents()
    expect(named).toHaveLength(3)
    expect(named[0]).toMatch(/^[0-9.]+ \w+, \w+ → \w+$/)
    expect(named[2]).toBe('And 1 more under way')
  })

  it('erases the wallet only for the whole word, a second after it, and never for Enter', async () => {
    const page = await open('unlock-lost')
    await page.getByTestId('forgot').click()
    await page.getByTestId('start-over').click()
    const asked = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'vault.erase').length)
    const confirm = page.getByTestId('confirm')
    // Its second on screen alone would arm it.
    await page.waitForTimeout(1_200)
    for (const typed of ['', 'era', 'erase it']) {
      await page.getByTestId('erase-word').fill(typed)
      await page.keyboard.press('Enter')
      expect(await confirm.getAttribute('aria-disabled')).toBe('true')
      await confirm.click({ force: true })
    }
    await page.getByTestId('erase-word').fill(' Erase ')
    await confirm.click({ force: true })
    expect(await asked()).toBe(0)
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    await confirm.press('Enter')
    expect(await asked()).toBe(0)
    await confirm.click()
    await expect.poll(asked).toBe(1)
  })

  it('asks for the words first, and erases nothing for those of another wallet', async () => {
    const page = await open('unlock-lost')
    await typeRecoveryWords(page, 'zoo')
    await page.getByText('whose first account is').waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter')
    await page.getByTestId('word-12').waitFor()
    for (const field of await page.locator('.word input').all()) await field.fill('test')
    await page.getByTestId('word-12').press('Enter')
    await page.getByTestId('recovery-lost').waitFor()
    await page.getByTestId('new-password').fill('four herons under a tin moon')
    await page.getByTestId('repeat-password').fill('four herons under a tin moon')
    await page.locator('[data-testid=create-vault]:not([aria-disabled=true])').waitFor()
    await page.keyboard.press('Enter')
    const asked = () => page.evaluate(() => window.fake.calls.filter(({ method }) => /recover|erase/.test(method)))
    await expect
      .poll(async () => (await asked()).at(-1))
      .toEqual({
        method: 'recovery.recover',
        params: { source: { mnemonic: Array(12).fill('test').join(' ') }, password: 'four herons under a tin moon' },
      })
    expect((await asked()).map(({ method }) => method)).toEqual(['recovery.look', 'recovery.look', 'recovery.recover'])
  })

  it('leads back to where it can be typed', async () => {
    const page = await open('unlock-lost')
    expect(await page.getByTestId('transfers-wait').textContent()).toMatch(
      /^Note: 1 transfer you confirmed waits for you\.$/,
    )
    await page.getByTestId('forgot').click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    expect(await page.getByTestId('password').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it.each(['H1', 'INPUT'])('is left by Escape as well, from %s', async (from) => {
    const page = await open('unlock-lost')
    await page.getByTestId('forgot').click()
    await page.getByTestId('start-over').press('Enter')
    await page.getByTestId('erase-word').waitFor()
    if (from === 'INPUT') await page.getByTestId('erase-word').focus()
    await page.keyboard.press('Escape')
    await page.getByTestId('start-over').waitFor()
    await page.keyboard.press('Escape')
    await page.getByTestId('password').waitFor()
    expect(await page.getByTestId('password').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('is not left by Escape while something is typed', async () => {
    const page = await open('unlock-lost')
    await page.getByTestId('forgot').click()
    await page.getByTestId('start-over').click()
    await page.getByTestId('erase-word').fill('er')
    await page.keyboard.press('Escape')
    expect(await page.getByTestId('erase-word').inputValue()).toBe('er')
  })

  it('is no way out of a question in its own window, which says who asks', async () => {
    const page = await open('approval-locked')
    await page.getByTestId('unlock').waitFor()
    await page.getByTestId('origin').filter({ hasText: 'https://app.bridge-garden.example' }).waitFor()
    expect(await page.getByTestId('forgot').count()).toBe(0)
  })
})

describe('a vault that is damaged in every copy', () => {
  const open = galleryPage(BY_ITSELF)
  const calls = (page: Page) => page.evaluate(() => window.fake.calls.map(({ method }) => String(method)))

  it('leads to its end only after its copies were handed over as a file', async () => {
    const page = await open('vault-damaged')
    await page.getByTestId('save-damaged').waitFor()
    expect(await page.getByTestId('erase-damaged').count()).toBe(0)
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-damaged').click()])
    expect(file.suggestedFilename()).toMatch(/^causeway-damaged-wallet-[0-9-]+\.json$/)
    expect(readFileSync(await file.path(), 'utf8')).toBe('{"format":"causeway-damaged-vault"}')
    await page.getByTestId('erase-damaged').click()
    await page.getByTestId('under-way').waitFor()
    expect(await page.locator('main').textContent()).toContain('a copy of the key: The one from the old phone')
    await page.getByTestId('erase-word').fill('erase')
    await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
    await expect.poll(() => calls(page)).toContain('vault.eraseDamaged')
    expect(await calls(page)).not.toContain('vault.erase')
  })

  it('is not erased where it changed since, and says so', async () => {
    const page = await open('vault-damaged-changing')
    await page.getByTestId('save-damaged').click()
    await page.getByTestId('erase-damaged').click()
    await page.getByTestId('erase-word').fill('erase')
    await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
    await page.getByText('Nothing was erased').waitFor()
    await page.getByTestId('save-damaged').waitFor()
    expect(await page.getByTestId('erase-damaged').count()).toBe(0)
  })

  it('of a newer version leads nowhere: it is neither handed over nor erased', async () => {
    const page = await open('unreadable')
    await page.getByText('Update to open it').waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
  })
})
