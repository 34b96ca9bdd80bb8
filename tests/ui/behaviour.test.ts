import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Call } from './fake-client.ts'
import { BY_ITSELF, galleryPage } from './page.ts'

const opened = galleryPage(BY_ITSELF)
let page: Page

async function open(...of: Parameters<typeof opened>): Promise<Page> {
  page = await opened(...of)
  return page
}

type Asked = Readonly<{ method: string; params: Readonly<Record<string, unknown>> }>
const asked = (method: string): Promise<readonly Asked[]> =>
  page.evaluate((name) => window.fake.calls.filter((call): call is Call & Asked => call.method === name), method)
const decisions = async () => (await asked('approvals.decide')).map((call) => call.params)
const alive = () => page.locator('[data-testid=confirm]:not([aria-disabled])')

/** Stops the clock when the Confirm's second begins, so that a slow machine can't end it. */
async function openHeld(state: string): Promise<void> {
  await open(state, (fresh) => fresh.clock.install())
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await page.evaluate(() => dispatchEvent(new Event('resize')))
}

// Runs before the page's code; measures from a worse quote to an armed Confirm.
const NOTE_WAIT = `new MutationObserver(() => {
  if (!document.querySelector('[data-testid=worse]')) return
  globalThis.worseAt ??= Date.now()
  if (document.querySelector('[data-testid=confirm]:not([aria-disabled])')) globalThis.waited ??= Date.now() - worseAt
}).observe(document, { attributes: true, childList: true, subtree: true })`

describe('the one Confirm', () => {
  it('does nothing when it is pressed within the first second', async () => {
    await openHeld('review-shown')
    const box = await page.getByTestId('confirm').boundingBox()
    if (!box) throw new RangeError('expected a button, got none')
    for (let press = 0; press < 4; press++) await page.mouse.click(box.x + 20, box.y + 20)
    expect(await decisions()).toEqual([])
    await page.clock.runFor(1_100)
    await page.mouse.click(box.x + 20, box.y + 20)
    expect(await decisions()).toHaveLength(1)
  })

  it('confirms the very plan that is shown, once, and leads to the transfer', async () => {
    await open('review-shown')
    await alive().click()
    await page.waitForURL(/#\/transfer\/transfer-1/)
    expect(await decisions()).toEqual([
      { id: 'quote-1', ticket: 'ticket-1', planHash: `0x${'7'.repeat(64)}`, decision: 'approve' },
    ])
  })

  it('is never pressed by Enter, but by the space bar', async () => {
    await open('review-shown')
    await alive().focus()
    await page.keyboard.press('Enter')
    expect(await decisions()).toEqual([])
    await page.keyboard.press('Space')
    await page.waitForURL(/#\/transfer/)
    expect(await decisions()).toHaveLength(1)
  })

  it('is left by Escape for the form, which is as it was, and nothing is decided', async () => {
    await open('review-shown')
    await alive().waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(/#\/form$/)
    expect(await page.getByTestId('amount').inputValue()).not.toBe('')
    expect(await decisions()).toEqual([])
  })

  it('in a window of its own is not decided by Escape', async () => {
    await open('approval-intent')
    await page.getByTestId('confirm').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByTestId('confirm').count()).toBe(1)
    expect(await decisions()).toEqual([])
  })

  it('ignores clicks that no person made', async () => {
    await open('review-shown')
    await alive().waitFor()
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid=confirm]')?.click())
    expect(await decisions()).toEqual([])
  })

  it('ignores a press that began before it was alive', async () => {
    await openHeld('review-shown')
    const box = await page.getByTestId('confirm').boundingBox()
    if (!box) throw new RangeError('expected a button, got none')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.clock.runFor(1_100)
    expect(await alive().count()).toBe(1)
    await page.mouse.up()
    expect(await decisions()).toEqual([])
  })

  it('begins its second anew when the window loses the focus', async () => {
    await openHeld('review-shown')
    await page.clock.runFor(1_100)
    expect(await alive().count()).toBe(1)
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    expect(await alive().count()).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await page.clock.runFor(900)
    expect(await alive().count()).toBe(0)
    await page.clock.runFor(200)
    expect(await alive().count()).toBe(1)
  })

  it('says that a yes may come once it is alive, and at whatever brings it closer, but never out of sight', async () => {
    await openHeld('review-shown')
    const attended = async () => (await asked('approvals.attend')).map(({ params }) => params['id'])
    const before = (await attended()).length
    await page.getByTestId('confirm').hover({ force: true })
    expect(await attended()).toHaveLength(before)
    await page.mouse.move(0, 0)
    await page.clock.runFor(1_100)
    expect(await attended()).toHaveLength(before + 1)
    await page.getByTestId('confirm').hover()
    await page.mouse.down()
    const [alive, entered, ...pressed] = (await attended()).slice(before)
    expect([alive, entered, ...new Set(pressed)]).toEqual(['quote-1', 'quote-1', 'quote-1'])
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    const seen = (await attended()).length
    await page.mouse.move(0, 0)
    await page.getByTestId('confirm').hover({ force: true })
    expect(await attended()).toHaveLength(seen)
    expect(await decisions()).toEqual([])
  })

  it('gives way to a fresh quote when the shown one has run out, which is said', async () => {
    await open('review-expired')
    expect(await page.getByTestId('confirm').count()).toBe(0)
    expect(await page.getByTestId('run-out').textContent()).toBe('This quote has expired. Nothing was signed.')
  })

  it('shows old and new and waits anew when the fresh quote is worse', async () => {
    await open('review-worse', async (fresh) => void (await fresh.addInitScript(NOTE_WAIT)))
    expect(await page.getByTestId('worse').textContent()).toContain('0.0993 ETH → 0.0981 ETH')
    expect(await page.locator('.terms').textContent()).toContain('Minimum received0.0981 ETH')
    await alive().waitFor()
    // A page's timer is never early, and only late on a busy machine.
    expect(Number(await page.evaluate('globalThis.waited'))).toBeGreaterThanOrEqual(990)
    await alive().click()
    await page.waitForURL(/#\/transfer/)
    expect(await decisions()).toMatchObject([{ planHash: '0x2', decision: 'approve' }])
  })

  it('is dead where something speaks against the plan, until the very codes are typed, which go with the yes', async () => {
    await open('review-override-shown')
    const phrase = page.getByTestId('insist-phrase')
    expect(await page.locator('.insist-phrase code').textContent()).toBe('K01')
    await phrase.fill('K01')
    await alive().waitFor()
    for (const wrong of ['', 'K02', 'K0', 'k01', 'K01 K02']) {
      await phrase.fill(wrong)
      expect([wrong, await page.getByTestId('confirm').getAttribute('aria-disabled')]).toEqual([wrong, 'true'])
    }
    await page.getByTestId('confirm').press('Space')
    await page.getByTestId('confirm').click({ force: true })
    expect(await decisions()).toEqual([])
    await phrase.fill('K01')
    await alive().click()
    await page.waitForURL(/#\/transfer\/transfer-1/)
    expect(await decisions()).toMatchObject([{ decision: 'approve', phrase: 'K01' }])
  })

  it('has the no on its left, which is alive at once and cancels what one asked for oneself', async () => {
    await open('review-shown')
    expect(await page.getByTestId('reject').textContent()).toBe('Cancel')
    await page.getByTestId('reject').click()
    await page.waitForURL(/#\/form$/)
    expect(await decisions()).toMatchObject([{ decision: 'reject' }])
  })
})

describe('the recovery phrase', () => {
  const inPage = async (word: string) => (await page.content()).includes(word)

  it('is in the page only while it is shown', async () => {
    await open('welcome-write')
    expect(await inPage('sausage')).toBe(false)
    await page.getByTestId('reveal').click()
    expect(await inPage('sausage')).toBe(true)
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    await page.getByText('Show the words').waitFor()
    expect(await inPage('sausage')).toBe(false)
  })

  it('leaves nothing behind when the wallet is made', async () => {
    await open('welcome-done')
    const fields = await page.evaluate(() => [...document.querySelectorAll('input')].map((input) => input.value))
    expect(fields).toEqual([])
    expect(await inPage('sausage')).toBe(false)
    expect(await asked('vault.create')).toHaveLength(1)
  })

  it('is typed into fields of passwords, whether it is shown or not, and into no history', async () => {
    await open('welcome-import')
    const fields = page.locator('.word input')
    const expectSafe = async () => {
      expect(await fields.count()).toBe(12)
      for (const [name, value] of [
        ['type', 'password'],
        ['autocomplete', 'off'],
        ['spellcheck', 'false'],
      ] as const) {
        const found = await fields.evaluateAll((all, each) => all.map((field) => field.getAttribute(each)), name)
        expect(new Set(found)).toEqual(new Set([value]))
      }
      expect(await page.locator('form, textarea, input[type=text]').count()).toBe(0)
      expect(await page.evaluate(() => [history.state, location.href.includes('sausage')])).toEqual([null, false])
    }
    await expectSafe()
    await page.getByTestId('word-5').fill('sausage')
    expect(await page.getByText('sausage', { exact: true }).count()).toBe(0)
    await page.getByTestId('show-typed').click()
    expect(await page.getByText('sausage', { exact: true }).isVisible()).toBe(true)
    await expectSafe()
  })

  it('that is typed is hidden when the window loses the focus, and forgotten when nobody comes back', async () => {
    await open('welcome-import-shown', (fresh) => fresh.clock.install())
    const letters = page.getByText('winner', { exact: true })
    const typed = () => page.getByTestId('word-2').inputValue()
    expect(await letters.isVisible()).toBe(true)
    const fire = (name: string) => page.evaluate((each) => dispatchEvent(new Event(each)), name)
    await fire('blur')
    await letters.waitFor({ state: 'detached' })
    await page.clock.runFor(59_000)
    await fire('focus')
    await page.clock.runFor(59_000)
    expect(await typed()).toBe('winner')
    await fire('blur')
    await page.clock.runFor(61_000)
    await page.getByTestId('words-forgotten').waitFor()
    expect(await typed()).toBe('')
    await page.getByTestId('word-1').fill('legal')
    await page.getByTestId('words-forgotten').waitFor({ state: 'detached' })
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.getByTestId('words-forgotten').waitFor()
    expect(await page.getByTestId('word-1').inputValue()).toBe('')
  })

  it('has every wrong word marked and named at once, and the focus in the first; one that is typed anew is none', async () => {
    await open('welcome-confirm')
    const fields = page.locator('.word input')
    const numbers = await Promise.all(
      (await fields.all()).map(async (field) =>
        Number((await field.getAttribute('data-testid'))?.replace('word-', '')),
      ),
    )
    const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')
    const rightAt = (at: number) => words[(numbers[at] ?? 0) - 1] ?? ''
    const marked = () => page.locator('.word input[aria-invalid]').count()
    for (const at of [0, 2]) await fields.nth(at).fill('zebra')
    await fields.nth(1).fill(rightAt(1))
    await page.getByTestId('confirm-words').click()
    const said = () => page.getByTestId('word-wrong').textContent()
    expect(await said()).toContain(`Words ${numbers[0]} and ${numbers[2]} don’t match.`)
    expect(await marked()).toBe(2)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))
    expect(await focused()).toBe(`word-${numbers[0]}`)
    await fields.nth(0).fill(rightAt(0))
    expect(await said()).toContain(`Word ${numbers[2]} doesn’t match.`)
    expect([await marked(), await focused()]).toEqual([1, `word-${numbers[0]}`])
    await page.getByTestId('confirm-words').click()
    expect(await focused()).toBe(`word-${numbers[2]}`)
    await fields.nth(2).fill(rightAt(2))
    expect(await page.getByTestId('word-wrong').count()).toBe(0)
    await page.getByTestId('confirm-words').click()
    await page.getByTestId('new-password').waitFor()
  })

  it.each([
    // The asked words are random.
    ['welcome-confirm', '[data-testid^="word-"]'],
    ['welcome-import', '[data-testid="word-1"]'],
    ['welcome-import-password', '[data-testid="new-password"]'],
  ])('has the focus where it is typed, or pasted, as soon as that is asked for: %s', async (state, fields) => {
    await open(state, async () => undefined)
    const first = page.locator(fields).first()
    await first.waitFor()
    expect(await first.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('is gone through with Enter: to the next empty field, and on from the last', async () => {
    await open('welcome-import')
    const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')
    for (const [at, word] of words.entries()) {
      if (at === 0) await page.getByTestId('word-1').focus()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(`word-${at + 1}`)
      await page.keyboard.type(word)
      await page.keyboard.press('Enter')
    }
    await page.getByTestId('found-next').click()
    await page.getByTestId('new-password').waitFor()
    expect(await asked('vault.check')).toHaveLength(1)
  })

  it('has every word that is in no list marked where it is imported, and the focus in the first', async () => {
    await open('welcome-import-wrong')
    expect(await page.locator('.word input[aria-invalid]').count()).toBe(2)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('word-3')
  })

  it('fills every field when it is pasted whole', async () => {
    await open('welcome-import')
    await page.getByTestId('word-1').evaluate((field) => {
      const data = new DataTransfer()
      data.setData(
        'text',
        Array.from({ length: 24 }, (_, index) => `word${'abcdefghijklmnopqrstuvwx'[index]}`).join('\n'),
      )
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    expect(await page.locator('.word input').count()).toBe(24)
    expect(await page.getByTestId('word-24').inputValue()).toBe('wordx')
  })
})

describe('the form', () => {
  it('keeps its draft outside of the page', async () => {
    await open('form-empty')
    await page.getByTestId('amount').fill('0.25')
    const kept = await page.evaluate(() => JSON.parse(window.drafts.get('form') ?? '{}'))
    expect(kept).toMatchObject({ amount: '0.25' })
  })

  it('names the wallet once in the title of the page', async () => {
    await open('unlock')
    expect(await page.title()).toBe('Unlock Causeway')
    await open('form')
    expect(await page.title()).toBe('Bridge · Causeway')
  })

  it('asks for exactly what stands in it, and for Max fills in what is left after gas', async () => {
    await open('form')
    expect((await asked('quote.ask')).at(-1)?.params).toMatchObject({ originChainId: 1, destinationChainId: 8453 })
    await page.getByTestId('max').click()
    await page.getByText('Kept for network fees').waitFor()
    expect(await page.getByTestId('amount').inputValue()).toBe('2.417957191399351832')
  })

  it('says nothing of fees where Max keeps nothing back', async () => {
    await open('form-exchange')
    await page.getByTestId('max').click()
    await expect.poll(() => page.getByTestId('amount').inputValue()).toBe('1250.5')
    expect(await page.locator('.field-note').count()).toBe(0)
  })

  it('shows what follows from the typed amount in groups of three, and takes what is typed over it', async () => {
    await open('form-thousands')
    const arrives = page.getByTestId('arrives')
    await expect.poll(() => arrives.inputValue()).toBe('22,436')
    await arrives.click()
    await expect.poll(() => arrives.inputValue()).toBe('22436')
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('22436')
    await page.keyboard.type('9')
    expect(await arrives.inputValue()).toBe('9')
  })

  it('asks which amount a mark before three digits means', async () => {
    await open('form')
    await page.getByTestId('amount').fill('1,000')
    await page.getByText('Which amount do you mean?').waitFor()
    expect(await page.getByTestId('amount').inputValue()).toBe('1,000')
    expect(await page.getByTestId('means-fraction').textContent()).toBe('1.0000')
    await page.getByTestId('means-whole').click()
    expect(await page.getByTestId('amount').inputValue()).toBe('1000')
    await page.getByTestId('means-whole').waitFor({ state: 'detached' })
  })

  it('finds a currency by typing, and chooses it with the keyboard alone', async () => {
    await open('form')
    await page.getByTestId('to').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox').waitFor()
    await page.keyboard.type('usdc base')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByTestId('to').getAttribute('aria-label')).toBe('What should arrive: USDC on Base')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('to')
  })

  it('keeps the price that a hand is at, and goes on with the very one that it shows', async () => {
    await open('form-newer')
    const arrives = () => page.locator('.quote').textContent()
    const before = await arrives()
    const [box] = await page
      .getByTestId('review')
      .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().y))
    await page.getByTestId('show-newer').click()
    await page.getByTestId('newer').waitFor({ state: 'detached' })
    expect(await page.getByTestId('review').evaluate((each) => each.getBoundingClientRect().y)).toBeCloseTo(box ?? 0, 0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('review')
    expect(await arrives()).not.toBe(before)
    expect(await page.getByTestId('moved').textContent()).toContain('Worse than before')
  })

  it('takes the newer price once pointer and focus have left', async () => {
    await open('form-newer')
    await page.getByTestId('amount').focus()
    await page.getByTestId('moved').waitFor()
    expect(await page.getByTestId('newer').count()).toBe(0)
  })

  it.each(['ltr', 'rtl'])('keeps the knob of a switch in it, %s', async (direction) => {
    await open('form-options-shown')
    const outside = await page.evaluate((dir) => {
      document.documentElement.dir = dir
      const found = [...document.querySelectorAll('.switch[aria-checked=true]')].filter((each) => {
        const [around, knob] = [each, each.querySelector('.switch-knob')].map((box) => box?.getBoundingClientRect())
        return !around || !knob || knob.left < around.left || knob.right > around.right
      })
      document.documentElement.dir = 'ltr'
      return [document.querySelectorAll('.switch[aria-checked=true]').length, found.length]
    }, direction)
    expect(outside).toEqual([2, 0])
  })

  it('says what was too little here before, as long as no more than that is typed', async () => {
    await open('form-too-low-before')
    expect(await page.getByTestId('learned-least').textContent()).toBe(
      '0.0005 ETH was too little here 2 hours ago. 0.002 ETH was enough 1 hour ago.',
    )
    for (const typed of ['0.00050001', '', 'abc']) {
      await page.getByTestId('amount').fill('0.0004')
      await page.getByTestId('learned-least').waitFor()
      await page.getByTestId('amount').fill(typed)
      await page.getByTestId('learned-least').waitFor({ state: 'detached' })
    }
  })

  it('closes its list on Escape without choosing', async () => {
    await open('form-choose')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByTestId('from').getAttribute('aria-label')).toContain('ETH on Ethereum')
  })
})

describe('a transfer that ends in a call', () => {
  it('says nowhere that something was received', async () => {
    await open('transfer-reported-call')
    const text = (await page.locator('main').textContent()) ?? ''
    expect(text.match(/Relay says it called the contract/g)).toHaveLength(2)
    expect(text).toContain('Causeway verifies payments, not what a call did')
    expect(text).not.toMatch(/arrived|has paid/)
    await page.getByTestId('receipt-open').click()
    await page.getByRole('dialog').getByText('Relay says it called the contract').waitFor()
  })
})

describe('getting around', () => {
  it('moves the focus to the heading of the new screen', async () => {
    await open('home', async () => undefined)
    await page.getByRole('link', { name: 'Activity' }).click()
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Activity')
    expect(await page.getByRole('link', { name: 'Activity' }).getAttribute('aria-current')).toBe('page')
  })

  it('begins the form in its amount where none is typed yet, and at its name where one is', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))
    await open('form-empty', async () => undefined)
    await page.getByTestId('amount').waitFor()
    expect(await focused()).toBe('amount')
    await page.keyboard.type('0.1')
    expect(await page.getByTestId('amount').inputValue()).toBe('0.1')
    await open('form', async () => undefined)
    await page.getByTestId('amount').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bridge')
  })

  it.each([
    'activity',
    'approval-connect-many',
    'utxos',
    'transfer-filling',
    'form',
    'receive',
    'review-shown',
    'settings',
    'welcome',
  ])('draws %s when its code is fetched only then', async (state) => {
    await open(state, async () => undefined)
    await page.locator('main:not([aria-busy]) h1').waitFor({ state: 'attached' })
  })

  it.each(['Activity', 'Settings', 'Home', 'Transfer'])(
    'draws %s also when its code was fetched before',
    async (name) => {
      await open('home')
      await page.waitForTimeout(600)
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('main').count()).toBe(1)
    },
  )

  it('draws a transfer that is opened from the list', async () => {
    await open('activity')
    await page.waitForTimeout(600)
    await page.locator('.transfer-row').first().click()
    await page.getByRole('heading', { level: 1, name: 'Transfer' }).waitFor()
  })

  it('says what changed to those who do not look', async () => {
    await open('home')
    await page.getByTestId('copy-address').click()
    await page.locator('[role=status]', { hasText: /Copied|copy it by hand/ }).waitFor()
  })

  it('watches a transfer while it is looked at, and no longer', async () => {
    await open('transfer-filling')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByTestId('open-bridge').waitFor()
    const watched = async () => (await asked('executions.watch')).map((call) => call.params['id'])
    await expect.poll(watched).toEqual(['transfer-1', null])
  })

  it('takes a password that the browser does not keep with the tab, also while it is shown', async () => {
    await open('unlock')
    const field = page.getByTestId('password')
    const kind = () => field.evaluate((input: HTMLInputElement) => `${input.type} ${input.autocomplete}`)
    expect(await kind()).toBe('password current-password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await kind()).toBe('text off')
  })

  it('counts the wait after wrong passwords down, and asks nothing meanwhile', async () => {
    await open('unlock-wait')
    await page.getByTestId('password').fill('whatever')
    await page.keyboard.press('Enter')
    expect(await asked('vault.unlock')).toEqual([])
    expect(await page.getByTestId('unlock').textContent()).toMatch(/Wait \d+ s/)
    await page.getByText('Too many wrong tries: this one wasn’t checked.').waitFor()
    expect(await page.getByTestId('password').inputValue()).toBe('whatever')
  })

  it('never says of a password that was not checked that it is wrong', async () => {
    await open('unlock-unheard')
    await page.getByTestId('password').fill('the right one')
    await page.keyboard.press('Enter')
    await page.getByTestId('unlock-tries').waitFor()
    expect(await page.getByRole('alert').first().textContent()).toBe('Too many wrong tries: this one wasn’t checked.')
    expect(await page.getByTestId('unlock').textContent()).toMatch(/Wait \d+ s/)
  })

  it('still knows the wait and the tries after a look at what to do without the password', async () => {
    await open('unlock')
    await page.getByTestId('password').fill('wrong one')
    await page.keyboard.press('Enter')
    await page.getByTestId('unlock-tries').waitFor()
    await page.getByTestId('forgot').click()
    await page.getByTestId('password').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByTestId('password').waitFor()
    expect(await page.getByTestId('unlock-tries').textContent()).toContain('3 wrong tries so far')
    expect(await page.getByTestId('unlock').textContent()).toMatch(/Wait \d+ s/)
  })

  it('takes back what it said of the last password as soon as another one is typed', async () => {
    await open('unlock')
    await page.getByTestId('password').fill('wrong one')
    await page.keyboard.press('Enter')
    await page.getByText('Wrong password.').waitFor()
    await page.getByTestId('password').pressSequentially('a')
    await page.getByText('Wrong password.').waitFor({ state: 'detached' })
  })

  it('says that a password was wrong, how often, and that nothing is lost', async () => {
    await open('unlock')
    await page.getByTestId('password').fill('wrong one')
    await page.keyboard.press('Enter')
    await page.getByTestId('unlock-tries').waitFor()
    expect(await page.getByRole('alert').first().textContent()).toContain('Wrong password.')
    expect(await page.getByTestId('unlock-tries').textContent()).toContain('3 wrong tries so far')
  })
})

describe('a site that is known to steal', () => {
  it('is left with one click, and nothing else is at hand', async () => {
    await open('approval-connect-listed')
    expect(await page.getByTestId('confirm').count()).toBe(0)
    await page.getByTestId('reject').click()
    expect(await decisions()).toEqual([{ id: 'connect-1', ticket: 'ticket-2', decision: 'reject' }])
  })

  it('is gone on with only when its name was typed, and then asked about as any other', async () => {
    await open('approval-connect-listed')
    await page.getByTestId('listed-go-on').click()
    for (const wrong of ['', 'garden.example', 'claim-garden.exampl']) {
      await page.getByTestId('listed-host').fill(wrong)
      expect(await page.getByTestId('listed-insist').getAttribute('aria-disabled')).toBe('true')
    }
    await page.getByTestId('listed-insist').click({ force: true })
    expect(await page.getByTestId('listed-site').count()).toBe(1)
    await page.getByTestId('listed-host').fill('claim-garden.example')
    await page.getByTestId('listed-insist').click()
    await page.getByTestId('suspicion').waitFor()
    await alive().click()
    expect(await decisions()).toMatchObject([{ decision: 'approve', phrase: 'claim-garden.example' }])
  })
})

describe('a page that asks', () => {
  it('is shown the accounts that were ticked, and no others', async () => {
    await open('approval-connect-many')
    await alive().click()
    expect(await decisions()).toEqual([
      {
        id: 'connect-1',
        ticket: 'ticket-2',
        decision: 'approve',
        accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
      },
    ])
  })

  it('is not connected where it has taken its request back, which is said to be over', async () => {
    await open('approval-connect-gone')
    await alive().click()
    await page.getByTestId('no-question').getByText('This request is over').waitFor()
  })

  it('gets its transfer by the same review', async () => {
    await open('approval-intent')
    expect(await page.getByTestId('origin').textContent()).toBe('https://app.bridge-garden.example')
    await alive().click()
    await expect.poll(decisions).toMatchObject([{ id: 'intent-1', ticket: 'ticket-3', decision: 'approve' }])
  })

  it('gets nothing of a quote that was refused', async () => {
    await open('approval-refused')
    expect(await page.getByTestId('confirm').count()).toBe(0)
    await page.getByTestId('finding-details').click()
    expect(await page.getByTestId('quote-refused').textContent()).toContain('K09')
  })
})

it('leaves nothing in the page when it is taken out', async () => {
  await open('home')
  await page.evaluate(() => window.unmount())
  expect(await page.locator('#root').innerHTML()).toBe('')
})
