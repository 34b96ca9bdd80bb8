import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { encodeFunctionData, erc20Abi } from 'viem'
import { addressOf, confirm } from './app.ts'
import type { Browser } from './browser.ts'
import { serveClients } from './clients/bundle.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, type Site } from './sites.ts'

const ROOT = join(import.meta.dirname, '../..')
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

// This dApp page contains only the code from the developer guide.
const PAGE = `
import { createConfig, connect } from '@wagmi/core'
import { custom } from 'viem'
import { base, mainnet } from 'viem/chains'
import * as viemCalls from './block-0.ts'
import * as viemIntent from './block-1.ts'
import * as wagmiCalls from './block-2.ts'
import * as wagmiIntent from './block-3.ts'

let provider
addEventListener('eip6963:announceProvider', ({ detail }) => { provider = detail.provider })
dispatchEvent(new Event('eip6963:requestProvider'))
const config = createConfig({ chains: [base, mainnet], connectors: [], transports: { 1: custom(provider), 8453: custom(provider) } })
const connector = () => config.connectors.find(({ id }) => id === 'app.causeway')
const plain = async (status) => ({ status: (await status).status, code: (await status).statusCode })
window.run = {
  connect: async () => (await connect(config, { connector: connector() })).accounts,
  viemCalls: ({ to, data, usdc }) => plain(viemCalls.deposit(provider, to, data, usdc, 25_000_000n)),
  viemIntent: ({ recipient }) => plain(viemIntent.payBitcoin(provider, recipient)),
  wagmiCalls: ({ to, data, usdc }) => plain(wagmiCalls.deposit(config, 8453, to, data, usdc, 25_000_000n)),
  wagmiIntent: ({ output }) => plain(wagmiIntent.ask(config, connector(), output)),
}
`

let folder = ''
let site: Site
test.beforeAll(async () => {
  const readme = readFileSync(join(ROOT, 'src/provider/README.md'), 'utf8')
  mkdirSync(join(ROOT, '.output'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.output/readme-run-'))
  mkdirSync(join(folder, 'causeway'))
  for (const file of ['types.ts', 'viem.ts']) cpSync(join(ROOT, 'src/provider', file), join(folder, 'causeway', file))
  for (const [index, found] of [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].entries()) {
    writeFileSync(join(folder, `block-${index}.ts`), found[1] ?? '')
  }
  writeFileSync(join(folder, 'page.ts'), PAGE)
  site = await serveClients(join(folder, 'page.ts'))
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function runWithYes(wallet: Browser, page: Page, name: string, argument: object = {}): Promise<unknown> {
  await page.bringToFront()
  let answer: Promise<unknown> = Promise.resolve()
  const window = await approvalWindow(wallet, async () => {
    answer = page.evaluate(([wanted, given]) => self.run[wanted as string]?.(given), [name, argument] as const)
  })
  await confirm(window)
  return answer
}

test('the code of the text for dApp developers does what the text says, by viem and by wagmi', async ({
  app,
  bitcoin,
  devnet,
  wallet,
}) => {
  await bitcoin.every(1)
  await haveWallet(app)
  const account = await addressOf(app)
  for (const [currency, amount] of [
    [`0x${'00'.repeat(20)}`, 10n ** 18n],
    ['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', 500_000_000n],
  ] as const) {
    await devnet.fund(account, { chainId: 1, currency, amount: `${amount}` })
  }
  const page = await wallet.context.newPage()
  await page.goto(site.url)
  expect(await runWithYes(wallet, page, 'connect')).toEqual([account])

  const before = await devnet.tokenBalance(8453, USDC, SHOP)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SHOP, 25_000_000n] })
  const done = { status: 'success', code: 200 }
  expect(await runWithYes(wallet, page, 'viemCalls', { to: USDC, data, usdc: USDC })).toEqual(done)
  expect(await runWithYes(wallet, page, 'wagmiCalls', { to: USDC, data, usdc: USDC })).toEqual(done)
  expect((await devnet.tokenBalance(8453, USDC, SHOP)) - before).toBe(50_000_000n)

  const output = { asset: `eip155:8453/erc20:${USDC}`, amount: '0x989680' }
  expect(await runWithYes(wallet, page, 'wagmiIntent', { output })).toEqual(done)
  const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  expect(await runWithYes(wallet, page, 'viemIntent', { recipient })).toEqual(done)
  expect(await bitcoin.paidTo(recipient)).toBeGreaterThanOrEqual(100_000n)
})
