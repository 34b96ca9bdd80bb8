import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { World } from '../devnet/world.ts'
import { addressOf, createWallet, PASSWORD } from '../e2e/app.ts'
import { type Browser, launch } from '../e2e/browser.ts'
import { devnetOf } from '../e2e/devnet.ts'
import { seeded } from '../wallet/sim/weather.ts'
import { judge, type Verdict } from './ledger.ts'
import { MOVES, type Move, transfersOf, USED_CHAINS } from './moves.ts'
import { ask, countUnderWay, type StoredTransfer, storedTransfers, wireInteger } from './wallet-page.ts'

/** Every tenth kill ends the whole browser. */
const BROWSER_EVERY = 10
/** Concurrent transfers at most. */
const AT_ONCE = 4
/** The longest pause between kills, milliseconds. */
const LONGEST_CALM = 900
/** The time limit after the last kill, milliseconds. */
const LAST_MILLISECONDS = 180_000

export type TortureOptions = Readonly<{
  world: World
  extension: string
  kills: number
  seed: number
  say?: (line: string) => void
}>

export type Tortured = Verdict & Readonly<{ kills: number; browserKills: number; seconds: number }>

/**
 * Makes real transfers and kills the background at random, the browser every tenth time, its database every twentieth.
 * A seed repeats transfers and pauses, not the machine's timing.
 */
export async function torture(options: TortureOptions): Promise<Tortured> {
  const { world, extension, seed, kills, say = () => undefined } = options
  const random = seeded(seed)
  const devnet = devnetOf(world.line)
  const profile = mkdtempSync(join(tmpdir(), 'causeway-torture-'))
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1_000)
  let browser: Browser | undefined
  let killed = 0
  let browserKills = 0
  try {
    browser = await launch({ extension, profile })
    let page = await browser.welcome()
    await createWallet(page)
    const account = await addressOf(page)
    await page.evaluate('globalThis.__name = (named) => named')
    while (killed < kills) {
      if (killed % 40 === 0) await devnet.fund(account)
      const underWay = await countUnderWay(page)
      const begun = underWay < AT_ONCE ? begin(page, account, pick(MOVES, random)) : undefined
      // A kill without a running transfer would prove nothing.
      if (underWay === 0) await begun
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_CALM))
      killed += 1
      if (killed % BROWSER_EVERY === 0) {
        browserKills += 1
        killHard(profile)
        await browser.close().catch(() => undefined)
        // Chromium rarely loses its database in a kill.
        if (browserKills % 2 === 0) rmSync(join(profile, 'Default', 'IndexedDB'), { recursive: true })
        browser = await launch({ extension, profile })
        page = await unlocked(browser)
      } else {
        await browser.killWorker()
        await woken(page)
      }
      await begun
      if (killed % 50 === 0) say(`${killed} kills, ${browserKills} of the browser, ${seconds()} s`)
    }
    const verdict = await judge(await allOver(page), account, USED_CHAINS, devnet)
    return { ...verdict, kills: killed, browserKills, seconds: seconds() }
  } finally {
    await browser?.close().catch(() => undefined)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

// A kill before the approval is stored starts no transfer.
async function begin(page: Page, account: string, move: Move): Promise<void> {
  try {
    const view = await ask<{ state: string; approvalId: string; ticket: string; review: { planHash: string } }>(
      page,
      'quote.ask',
      transfersOf(move, account, wireInteger),
    )
    if (view.state !== 'proven') return
    const { approvalId: id, ticket, review } = view
    const yes = { id, ticket, planHash: review.planHash, decision: 'approve' }
    const answer = await ask<{ outcome: string; due?: readonly string[] }>(page, 'approvals.decide', yes)
    // Repeated transfers ask for a tick.
    if (answer.due) await ask(page, 'approvals.decide', { ...yes, ticked: answer.due })
  } catch {
    return
  }
}

async function unlocked(browser: Browser): Promise<Page> {
  const page = await browser.open('#/activity')
  await page.evaluate('globalThis.__name = (named) => named')
  await ask(page, 'vault.unlock', { password: PASSWORD })
  return page
}

// A page's call wakes the background, as its alarms would later.
async function woken(page: Page): Promise<void> {
  await ask(page, 'wallet.get', {}).catch(() => undefined)
}

async function allOver(page: Page): Promise<readonly StoredTransfer[]> {
  const until = performance.now() + LAST_MILLISECONDS
  let stored = await storedTransfers(page)
  while (!stored.every(isOver) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await woken(page)
    stored = await storedTransfers(page)
  }
  return stored
}

function isOver({ stage, told }: StoredTransfer): boolean {
  return ['filled', 'refunded', 'failed'].includes(stage) && told > 0
}

function pick<T>(all: readonly T[], random: () => number): T {
  const picked = all[Math.floor(random() * all.length)]
  if (picked === undefined) throw new Error('expected something to pick from')
  return picked
}

// The profile's lock file names its process: `host-pid`.
function killHard(profile: string): void {
  process.kill(Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1)), 'SIGKILL')
}
