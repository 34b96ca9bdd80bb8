import type { Page } from 'playwright'
import { inTurn } from '../count.ts'
import { confirm } from './app.ts'
import { expect, test } from './fixtures.ts'
import { BUILT_INS } from './hostile/built-ins.ts'
import { FLOODS } from './hostile/floods.ts'
import { FORGED } from './hostile/forged.ts'
import { FRAMES } from './hostile/frames.ts'
import { GRANTED } from './hostile/granted.ts'
import { JSON_ATTACKS } from './hostile/json.ts'
import { LOOKALIKES, NEIGHBOURS } from './hostile/neighbours.ts'
import { PARAMS } from './hostile/params.ts'
import { PROTOTYPES } from './hostile/prototypes.ts'
import { openStage, type Stage } from './hostile/stage.ts'
import type { Attack } from './hostile/table.ts'
import { WALLS } from './hostile/walls.ts'
import { approvalWindow, ask, findWallet, type Outcome } from './sites.ts'

let stage: Stage
test.beforeAll(async ({ extension, world }) => {
  stage = await openStage(extension, world)
})
test.afterAll(() => stage.close())
test.beforeEach(() => stage.watch())

let number = 0
function nextCase(): Readonly<{ number: number; origin: string }> {
  number += 1
  return { number, origin: `https://case-${number}.test` }
}

// Each kind has some in every run.
function someOf<T>(cases: readonly T[]): readonly T[] {
  return inTurn(cases, 'CAUSEWAY_ATTACKS_ONE_OF', 4)
}

function attacks(group: string, table: readonly Attack[]): void {
  test.describe(group, () => {
    const cases = table.map((attack) => ({ attack, ...nextCase() }))
    for (const { attack, number, origin } of someOf(cases)) {
      const [name, run, came] = attack
      test(`${number}: ${name}`, async () => {
        const report = await stage.attack(run, origin)
        expect(report.came).toEqual(came)
        expect(report.isAlive).toBe(true)
        expect(report.seen.toLowerCase()).not.toContain(stage.facts.account.toLowerCase())
        expect(report.seen).not.toContain(stage.facts.callsId)
        await stage.expectNoHarm()
      })
    }
  })
}

attacks('a page that has its channel', FORGED)
attacks('frames and messages', FRAMES)
attacks('a page that overwrites its world', [...BUILT_INS, ...PROTOTYPES])
attacks('a page that changes JSON', JSON_ATTACKS)
attacks('a page that passes junk', PARAMS)
attacks('a page that wants what is another’s', NEIGHBOURS)
attacks('a page at the walls of the extension', WALLS)
attacks('a flood of ten thousand', FLOODS)

test.describe('an address that looks like the connected site’s', () => {
  const cases = LOOKALIKES.map((address) => ({ address, ...nextCase() }))
  for (const { address, number } of someOf(cases)) {
    test(`${number}: ${address}`, async () => {
      const page = await stage.open(address)
      expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
      expect(await ask(page, 'wallet_getCallsStatus', [stage.facts.callsId])).toMatchObject({ code: 5730 })
      expect(await ask(page, 'personal_sign', ['hello', stage.facts.account])).toMatchObject({ code: 4100 })
      await page.close()
      await stage.expectNoHarm()
    })
  }
})

test.describe('a page that sees an account', () => {
  const origin = 'https://granted.test'
  test.beforeAll(async () => {
    const page = await stage.open(`${origin}/blank`)
    await stage.connect(page)
    await page.close()
  })
  const cases = GRANTED.map((attack) => ({ attack, ...nextCase() }))
  for (const { attack, number } of someOf(cases)) {
    const [name, run, came] = attack
    test(`${number}: ${name}`, async () => {
      // The provider limits calls per second.
      await new Promise((resolve) => setTimeout(resolve, 1_050))
      const report = await stage.attack(run, origin)
      expect(report.came).toEqual(came)
      expect(report.isAlive).toBe(true)
      expect(report.seen).not.toContain(stage.facts.callsId)
      await stage.expectNoHarm()
    })
  }
})

const APPROVAL = expect.stringContaining('#/approval')

async function asking(...pages: readonly Page[]): Promise<Readonly<{ window: Page; answers: Promise<Outcome[]> }>> {
  let answers: Promise<Outcome[]> = Promise.resolve([])
  const window = await approvalWindow(stage.wallet, async () => {
    answers = Promise.all(pages.map((page) => ask(page, 'eth_requestAccounts').catch(() => ({}))))
  })
  await expect(window.getByTestId('confirm')).toBeVisible()
  return { window, answers }
}

test.describe('races', () => {
  test(`${nextCase().number}: twelve tabs of four sites sign at once, and all get their answers in order`, async () => {
    const tabs: Page[] = []
    for (let tab = 0; tab < 12; tab += 1) {
      const page = await stage.open(`https://queue-${tab % 4}.test/${tab}`)
      if (tab < 4) await stage.connect(page)
      tabs.push(page)
    }
    const heard: number[] = []
    let signed: Promise<unknown[]> = Promise.resolve([])
    const window = await approvalWindow(stage.wallet, async () => {
      signed = Promise.all(
        tabs.map(async (page, tab) => {
          const signature = await ask(page, 'personal_sign', [`from ${tab}`, stage.facts.account])
          heard.push(tab)
          return signature
        }),
      )
    })
    // The last tab came into view, so its request comes first.
    await expect(window.locator('main')).toContainText('from 11')
    for (let left = 12; left > 0; left -= 1) {
      const place = window.getByTestId('queue-place')
      await (left > 1 ? expect(place).toHaveText(`1 of ${left}`) : expect(place).toHaveCount(0))
      await confirm(window)
    }
    expect((await signed).every((each) => /0x[0-9a-f]{130}/.test(JSON.stringify(each)))).toBe(true)
    expect(heard[0]).toBe(11)
    for (const page of tabs) await page.close()
    await stage.expectNoHarm([APPROVAL])
  })

  test(`${nextCase().number}: two documents ask at once, and one window is opened`, async () => {
    const [hidden, seen] = [await stage.open('https://race-1.test/'), await stage.open('https://race-1.test/other')]
    // It goes on waiting for its tab, until that closes.
    void ask(hidden, 'eth_requestAccounts').catch(() => undefined)
    const { window, answers } = await asking(seen)
    await window.close()
    expect(await answers).toMatchObject([{ code: 4001 }])
    await hidden.close()
    await stage.expectNoHarm([APPROVAL])
  })

  test(`${nextCase().number}: a page asks 10,000 times, and one window is opened`, async () => {
    const page = await stage.open('https://race-2.test/')
    let kinds: Promise<unknown> = Promise.resolve()
    const window = await approvalWindow(stage.wallet, async () => {
      kinds = page.evaluate(async () => {
        const { wallet } = self
        const ask = () => wallet.request({ method: 'eth_requestAccounts' }).catch(({ code }) => code)
        return [...new Set(await Promise.all(Array.from({ length: 10_000 }, ask)))].sort()
      })
    })
    await expect(window.getByTestId('confirm')).toBeVisible()
    await window.close()
    expect(await kinds).toEqual([-32002, 4001])
    await stage.expectNoHarm([APPROVAL])
  })

  test(`${nextCase().number}: a page leads to another site while it asks, and the yes is not for that one`, async () => {
    const page = await stage.open('https://race-3.test/')
    const { window } = await asking(page)
    await page.goto('https://race-4.test/')
    expect(await findWallet(page)).toBe(true)
    await confirm(window)
    const back = await stage.open('https://race-3.test/')
    await expect.poll(() => ask(back, 'eth_accounts')).toEqual({ result: [stage.facts.account.toLowerCase()] })
    expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
    await stage.expectNoHarm([APPROVAL])
  })

  test(`${nextCase().number}: a page is closed while it asks, and its window closes with its question`, async () => {
    const page = await stage.open('https://race-5.test/')
    const { window } = await asking(page)
    const closed = window.waitForEvent('close')
    await page.close()
    await closed
    expect(await ask(await stage.open('https://race-5.test/'), 'eth_accounts')).toEqual({ result: [] })
    await stage.expectNoHarm([APPROVAL])
  })

  test(`${nextCase().number}: a page asks, leaves and comes back again and again, and one window is opened`, async () => {
    const page = await stage.open('https://race-6.test/')
    await asking(page)
    for (const path of ['a', 'b', 'c']) {
      await page.goto(`https://race-6.test/${path}`)
      await findWallet(page)
      void ask(page, 'eth_requestAccounts').catch(() => undefined)
      await page.goBack()
    }
    await findWallet(page)
    const answer = ask(page, 'eth_requestAccounts')
    // Their answers show that the call joined the prompt.
    for (let reads = 0; reads < 3; reads += 1) expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
    // The prompts of pages that were left may close their window by themselves, just before the last one opens it.
    let isAnswered = false
    void answer.then(() => {
      isAnswered = true
    })
    const open = () => stage.wallet.context.pages().filter((each) => each.url().includes('#/approval'))
    await expect
      .poll(async () => {
        const [window, ...others] = open()
        expect(others).toEqual([])
        await window?.close()
        return isAnswered
      })
      .toBe(true)
    expect(await answer).toMatchObject({ code: 4001 })
    await stage.expectNoHarm([APPROVAL])
  })

  test(`${nextCase().number}: a page loads twelve times in a row, each time with requests that it abandons`, async () => {
    const page = await stage.open('https://race-7.test/')
    for (let time = 0; time < 12; time += 1) {
      await findWallet(page)
      await page.evaluate(() => {
        const { wallet } = window
        for (const method of ['eth_chainId', 'eth_accounts', 'eth_blockNumber', 'nothing']) {
          void wallet.request({ method }).catch(() => undefined)
        }
      })
      await page.reload({ waitUntil: 'commit' })
    }
    await page.waitForLoadState()
    await findWallet(page)
    expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' })
    await stage.expectNoHarm()
  })

  test(`${nextCase().number}: a page cannot press buttons in the approval window that it opened`, async () => {
    const page = await stage.open('https://race-8.test/')
    const { window: prompt, answers } = await asking(page)
    const reached = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of ['approval', 'causeway', 'popup', '_blank']) {
        const other = open('', name, 'popup')
        if (other && other.location.href !== 'about:blank') found.push(other.location.href)
        other?.close()
      }
      for (const key of ['Enter', ' ', 'y'])
        document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      for (const frame of [window, window.top, window.opener]) frame?.postMessage({ isApproved: true }, '*')
      return found
    })
    expect(reached).toEqual([])
    expect(await prompt.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await expect(prompt.getByTestId('confirm')).toBeVisible()
    expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
    await prompt.close()
    expect(await answers).toMatchObject([{ code: 4001 }])
    await stage.expectNoHarm([APPROVAL])
  })

  test(`${nextCase().number}: the background is killed in the middle of a flood, and each call is answered`, async () => {
    const page = await stage.open('https://race-9.test/')
    const kinds = page.evaluate(async () => {
      const { wallet } = window
      const ask = () => wallet.request({ method: 'eth_chainId' }).catch(({ code }) => code)
      const all: Promise<unknown>[] = []
      for (let time = 0; time < 20; time += 1) {
        for (let count = 0; count < 100; count += 1) all.push(ask())
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return [...new Set(await Promise.all(all))].sort()
    })
    await stage.wallet.killWorker()
    expect((await kinds).filter((each) => each !== -32002)).toEqual(['0x1'])
    await stage.watch()
    await stage.expectNoHarm()
  })

  test(`${nextCase().number}: a hidden tab asks, the badge says so, and its window opens once it is in view`, async () => {
    const [hidden] = [await stage.open('https://race-10.test/'), await stage.open('https://race-10.test/other')]
    const badge = () => stage.wallet.inWorker<string>('chrome.action.getBadgeText({})')
    await expect.poll(badge).not.toMatch(/\d/)
    const answer = hidden.evaluate(() => {
      const { wallet } = window
      return wallet.request({ method: 'eth_requestAccounts' }).catch(({ code }) => code)
    })
    await expect.poll(badge).toBe('1')
    await stage.expectNoHarm()
    const prompt = await approvalWindow(stage.wallet, () => hidden.bringToFront())
    await expect(prompt.getByTestId('confirm')).toBeVisible()
    await prompt.close()
    expect(await answer).toBe(4001)
    await expect.poll(badge).not.toMatch(/\d/)
    await stage.expectNoHarm([APPROVAL])
  })
})
