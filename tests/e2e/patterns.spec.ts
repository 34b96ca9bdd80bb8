import { join } from 'node:path'
import type { Page } from 'playwright'
import { inTurn } from '../count.ts'
import { addressOf, confirm, openHash } from './app.ts'
import type { Browser } from './browser.ts'
import { serveClients } from './clients/bundle.ts'
import type { Devnet } from './devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, ask, findWallet, type Site } from './sites.ts'

// Each pattern runs with funds on the page's chain, then with funds elsewhere. See clients/patterns.ts.
let site: Site
test.beforeAll(async () => {
  site = await serveClients(join(import.meta.dirname, 'clients/patterns.ts'))
})
test.afterAll(() => site.stop())

const BASE = 8453
const USDC = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const SHOP = '0x00000000000000000000000000000000000a11ce'
const AMOUNT = 5_000_000n
const PATTERNS = [
  'wagmi writeContract',
  'wagmi simulateContract',
  'wagmi sendTransaction',
  'viem writeContract',
  'viem sendTransaction',
  'ethers Contract',
  'ethers Contract with gasLimit',
  'ethers sendTransaction',
  'web3 Contract',
  'web3 Contract with gas',
  'web3 Contract unchecked',
  'web3 sendTransaction',
] as const
type Pattern = (typeof PATTERNS)[number]
/** It simulates on the dApp's own node first; a failure there reaches no wallet. */
const OUT_OF_REACH: Pattern = 'wagmi simulateContract'

type Sent = Readonly<{ from: string; to: string; value?: string; data?: string; input?: string }>
type Outcome = Readonly<{ hash?: string; error?: string; sent: readonly Sent[] }>

function run(page: Page, devnet: Devnet, name: Pattern, isHeldBack: boolean): Promise<Outcome> {
  const nodeUrl = devnet.line.chains[BASE]?.rpc ?? ''
  const about = { token: USDC, to: SHOP, amount: `${AMOUNT}`, nodeUrl, isHeldBack }
  return page.evaluate(
    ([wanted, given]) => {
      const { runPattern } = window as typeof window & { runPattern: (name: string, about: object) => Promise<Outcome> }
      return runPattern(wanted, given)
    },
    [name, about] as const,
  )
}

async function connected(app: Page, wallet: Browser): Promise<Readonly<{ page: Page; address: string }>> {
  await haveWallet(app)
  const address = await addressOf(app)
  const page = await wallet.context.newPage()
  await page.goto(site.url)
  await findWallet(page)
  const window = await approvalWindow(wallet, async () => void ask(page, 'eth_requestAccounts'))
  await confirm(window)
  await page.bringToFront()
  await expect.poll(() => ask(page, 'eth_accounts')).toEqual({ result: [address.toLowerCase()] })
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: `0x${BASE.toString(16)}` }])).toEqual({
    result: null,
  })
  return { page, address }
}

async function has(devnet: Devnet, address: string, what: 'plenty' | 'nothing'): Promise<void> {
  const [native, usdc] = what === 'plenty' ? [10n ** 18n, 100_000_000n] : [0n, 0n]
  await devnet.setBalance(address, { chainId: BASE, currency: 'native', amount: `${native}` })
  await devnet.setBalance(address, { chainId: BASE, currency: USDC, amount: `${usdc}` })
  await devnet.fund(address, { chainId: 1, currency: 'native', amount: `${10n ** 18n}` })
  await devnet.fund(address, { chainId: 1, currency: 'usdc', amount: '100000000' })
}

async function reaching(page: Page, devnet: Devnet, address: string): Promise<readonly Pattern[]> {
  const reached: Pattern[] = []
  for (const name of PATTERNS) {
    await test.step(name, async () => {
      const { sent } = await run(page, devnet, name, true)
      for (const { from, to, value, data, input } of sent) {
        const isTransfer = !name.includes('sendTransaction')
        expect([from.toLowerCase(), to.toLowerCase()]).toEqual([address.toLowerCase(), isTransfer ? USDC : SHOP])
        if (isTransfer) expect(data ?? input).toBe(TRANSFER)
        else expect(BigInt(value ?? '0x')).toBe(AMOUNT)
      }
      if (sent.length > 0) reached.push(name)
    })
  }
  return reached
}
const TRANSFER = `0xa9059cbb${SHOP.slice(2).padStart(64, '0')}${AMOUNT.toString(16).padStart(64, '0')}`

test('every pattern of a funded account comes to the wallet', async ({ app, devnet, wallet }) => {
  const { page, address } = await connected(app, wallet)
  await has(devnet, address, 'plenty')
  expect(await reaching(page, devnet, address)).toEqual(PATTERNS)
})

test('eleven of twelve patterns of an account that has nothing come to the wallet, and fewer if the user wants that', async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, address } = await connected(app, wallet)
  await has(devnet, address, 'nothing')
  expect(await reaching(page, devnet, address)).toEqual(PATTERNS.filter((each) => each !== OUT_OF_REACH))
  // Balances stay true.
  const balanceOf = { to: USDC, from: address, data: `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}` }
  expect(await ask(page, 'eth_getBalance', [address, 'latest'])).toEqual({ result: '0x0' })
  expect(await ask(page, 'eth_call', [balanceOf, 'latest'])).toEqual({ result: `0x${'0'.repeat(64)}` })

  await answerAsItIs(app, site.url)
  await page.bringToFront()
  const plain = await reaching(page, devnet, address)
  expect(PATTERNS.filter((each) => !plain.includes(each))).toEqual([
    OUT_OF_REACH,
    'ethers Contract',
    'web3 sendTransaction',
  ])
})

/** Turns on the site's switch for actual balances only. */
async function answerAsItIs(app: Page, origin: string): Promise<void> {
  await app.bringToFront()
  await openHash(app, '#/settings')
  await app.getByTestId(`site-${origin}`).dispatchEvent('click')
  const isOn = app.getByTestId(`as-if-funded-${origin}`)
  await expect(isOn).toHaveAttribute('aria-checked', 'true')
  await isOn.dispatchEvent('click')
  await expect(isOn).toHaveAttribute('aria-checked', 'false')
}

/** Runs a pattern and approves its prompt. */
async function carriedOut(wallet: Browser, page: Page, devnet: Devnet, name: Pattern): Promise<Outcome> {
  let outcome: Promise<Outcome> = Promise.resolve({ sent: [] })
  const window = await approvalWindow(wallet, async () => {
    outcome = run(page, devnet, name, false)
  })
  await confirm(window)
  await page.bringToFront()
  return outcome
}

function received(devnet: Devnet, name: Pattern): Promise<bigint> {
  return name.includes('sendTransaction') ? devnet.balance(BASE, SHOP) : devnet.tokenBalance(BASE, USDC, SHOP)
}

type Given = Readonly<{ app: Page; devnet: Devnet; wallet: Browser }>

async function carryOut(
  { app, devnet, wallet }: Given,
  what: 'plenty' | 'nothing',
  patterns: readonly Pattern[],
): Promise<void> {
  const { page, address } = await connected(app, wallet)
  for (const name of patterns) {
    await test.step(name, async () => {
      await has(devnet, address, what)
      const [before, sentBefore] = [await received(devnet, name), (await devnet.sentBy(BASE, address)).length]
      if (what === 'nothing' && name === OUT_OF_REACH) {
        expect(await run(page, devnet, name, false)).toMatchObject({ error: expect.any(String), sent: [] })
        return
      }
      const { hash } = await carriedOut(wallet, page, devnet, name)
      const sent = async () => (await devnet.sentBy(BASE, address)).map((each) => each.hash)
      await expect.poll(sent).toContain(hash)
      expect(await sent()).toHaveLength(sentBefore + 1)
      expect((await received(devnet, name)) - before).toBe(AMOUNT)
    })
  }
}

/** A run tries other patterns with each account. */
const [FIRST, ...OTHERS] = PATTERNS
const some = (patterns: readonly Pattern[]) => inTurn(patterns, 'CAUSEWAY_PATTERNS_ONE_OF', 3)

test('patterns in turn are carried out for an account that has nothing', async ({ app, devnet, wallet }) => {
  test.setTimeout(400_000)
  await carryOut({ app, devnet, wallet }, 'nothing', some(PATTERNS))
})

test('the other patterns are carried out for an account that has plenty', async ({ app, devnet, wallet }) => {
  test.setTimeout(400_000)
  await carryOut({ app, devnet, wallet }, 'plenty', some([...OTHERS, FIRST]))
})
