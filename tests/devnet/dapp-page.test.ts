import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expect as see } from '../e2e/patient-expect.ts'
import { TAGS, violations } from '../lib/axe.ts'
import { dappApp } from './dapp.ts'
import { type Answers, announceStub } from './dapp-stub.ts'
import { type HttpServer, serve } from './http.ts'

const ACCOUNT = '0x1111111111111111111111111111111111111111'
const TILL = '0x2222222222222222222222222222222222222222'
const HASH = `0x${'ab'.repeat(32)}`
const BASE_USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const TO_TILL = `0xa9059cbb${TILL.slice(2).padStart(64, '0')}${(25_000_000).toString(16).padStart(64, '0')}`

const CONNECTED: Answers = {
  eth_accounts: { result: [ACCOUNT] },
  eth_chainId: { result: '0x2105' },
  wallet_switchEthereumChain: { result: null },
}
const CAPABLE: Answers = {
  ...CONNECTED,
  wallet_getCapabilities: {
    result: {
      '0x0': { crossChainIntents: { supported: true, version: '1.0.0' } },
      '0x2105': { atomic: { status: 'unsupported' }, auxiliaryFunds: { supported: true } },
    },
  },
}
const status = (code: number, more: object) => ({
  result: { version: '2.0.0', id: '0x1d', chainId: '0x2105', status: code, atomic: false, ...more },
})

let server: HttpServer
let browser: Browser
let page: Page
beforeAll(async () => {
  const line = { control: 'http://127.0.0.1:9', accounts: [{ address: ACCOUNT }, { address: TILL }] }
  server = await serve(
    dappApp(join(import.meta.dirname, 'dapp'), () => line),
    'dapp',
    { policy: 'os', exact: {} },
  )
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_SHELL'] ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})
beforeEach(async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return () => context.close()
})

async function open(answers?: Answers, ...others: readonly string[]): Promise<void> {
  if (answers) await page.addInitScript(announceStub, { name: 'Stub', answers })
  for (const name of others) await page.addInitScript(announceStub, { name, answers: answers ?? {} })
  await page.goto(server.url)
}

function asked(method: string): Promise<unknown[]> {
  return page.evaluate((wanted) => window.asked.filter(([name]) => name === wanted), method)
}

describe('what a wallet can do', () => {
  test('is said by the wallet, whoever it is', async () => {
    await open(CAPABLE)
    await see(page.locator('#can-calls')).toHaveText('Ready')
    await see(page.locator('#can-intents')).toHaveText('Ready')
    await see(page.locator('#can-transaction')).toHaveText('Ask and see')
    for (const tier of ['pay', 'calls', 'intent']) await see(page.locator(`#${tier}-send`)).toBeEnabled()
    await page.locator('#calls-chain').selectOption('999')
    await see(page.locator('#can-calls')).toHaveText('Not in this wallet')
    await see(page.locator('#calls-send')).toBeDisabled()
  })

  test('is little where it does not know the question, and intents are tried all the same', async () => {
    await open(CONNECTED)
    await see(page.locator('#can-calls')).toHaveText('Not in this wallet')
    await see(page.locator('#why-calls')).toContainText('does not bring what calls need')
    await see(page.locator('#can-intents')).toHaveText('Ask and see')
    await see(page.locator('#intent-send')).toBeEnabled()
  })

  test('is nothing without a connection, and there may be no wallet at all', async () => {
    await open()
    await see(page.locator('#wallet')).toHaveText('No wallet in this browser')
    for (const tier of ['pay', 'calls', 'intent']) await see(page.locator(`#${tier}-send`)).toBeDisabled()
  })

  test('is asked of the one that the user chooses among several', async () => {
    await open(CONNECTED, 'Other')
    await see(page.locator('#wallet')).toHaveText('Stub is here')
    await page.locator('#wallet-choice').selectOption({ label: 'Other' })
    await see(page.locator('#wallet')).toHaveText('Other is here')
  })
})

describe('the tiers', () => {
  test('0: the transaction is an ordinary one, followed into its block', async () => {
    const receipts = [{ result: null }, { result: { status: '0x1' } }]
    await open({ ...CAPABLE, eth_sendTransaction: { result: HASH }, eth_getTransactionReceipt: receipts })
    await page.locator('#pay-send').click()
    await see(page.locator('#intent-status')).toHaveText('In a block')
    await see(page.locator('#can-transaction')).toHaveText('Ready')
    expect(await asked('eth_sendTransaction')).toEqual([
      ['eth_sendTransaction', [{ from: ACCOUNT, to: BASE_USDC, data: TO_TILL }]],
    ])
    await see(page.locator('#intent-fill a')).toHaveAttribute('href', `/explorer/8453/tx/${HASH}`)
  })

  test('0: a wallet that does not send transactions for pages is believed', async () => {
    await open(CONNECTED)
    await page.locator('#pay-send').click()
    await see(page.locator('#pay-said')).toBeHidden()
    await see(page.locator('#why-transaction')).toContainText('does not send transactions for pages yet')
    await see(page.locator('#pay-send')).toBeDisabled()
  })

  test('1: the calls say what they need, and are followed from the money to their end', async () => {
    const funds = (state: string, more = {}) => ({ auxiliaryFunds: { status: state, chainId: '0x2105', ...more } })
    await open({
      ...CAPABLE,
      wallet_sendCalls: { result: { id: '0x1d' } },
      wallet_getCallsStatus: [
        status(100, { capabilities: funds('pending') }),
        status(200, { capabilities: funds('success'), receipts: [{ transactionHash: HASH }] }),
      ],
    })
    await page.locator('#calls-send').click()
    await see(page.locator('#intent-status')).toHaveText('On its way (100): pending')
    await see(page.locator('#intent-status')).toHaveText('Done (200): success')
    const [call] = (await asked('wallet_sendCalls')) as [string, Record<string, unknown>[]][]
    expect(call?.[1]).toEqual([
      {
        version: '2.0.0',
        from: ACCOUNT,
        chainId: '0x2105',
        atomicRequired: false,
        calls: [{ to: BASE_USDC, data: TO_TILL }],
        capabilities: {
          auxiliaryFunds: {
            optional: true,
            requiredAssets: [{ address: BASE_USDC, amount: '0x17d7840', standard: 'erc20' }],
          },
        },
      },
    ])
  })

  test('1: money that could not be brought is said in words', async () => {
    const error = { code: 5770, message: 'no route' }
    const capabilities = { auxiliaryFunds: { status: 'failure', chainId: '0x2105', error } }
    await open({
      ...CAPABLE,
      wallet_sendCalls: { result: { id: '0x1d' } },
      wallet_getCallsStatus: status(400, { capabilities }),
    })
    await page.locator('#calls-send').click()
    await see(page.locator('#intent-status')).toContainText('The money could not be brought. Nothing was called.')
    await see(page.locator('#intent-status')).toHaveAttribute('data-outcome', 'bad')
  })

  test('3: a no is told as a no, with its code for developers', async () => {
    await open({ ...CAPABLE, wallet_sendIntent: { code: 4001, message: 'rejected' } })
    await page.locator('#intent-send').click()
    await see(page.locator('#intent-said')).toContainText('You said no in the wallet. Nothing was signed.')
    await see(page.locator('#intent-said small')).toHaveText('4001 · rejected')
    await see(page.locator('#intent-send')).toBeEnabled()
  })

  test('3: bitcoin wants an address, and an exchange and a swap say what they are paid with', async () => {
    await open({ ...CAPABLE, wallet_sendIntent: { code: 4001, message: 'rejected' } })
    await page.getByText('Bitcoin', { exact: true }).click()
    await see(page.locator('#intent-recipient')).toHaveJSProperty('required', true)
    await see(page.locator('#intent-asset-label')).toBeHidden()
    await see(page.locator('#intent-call')).toContainText('"amount": "0x186a0"')
    await page.getByText('Exchange A', { exact: true }).click()
    await see(page.locator('#intent-call')).toContainText(`"address": "0x${'0'.repeat(32)}"`)
    await see(page.locator('#intent-recipient')).toHaveJSProperty('required', false)
  })

  test('3: an event is shown, and a page that is loaded again goes on', async () => {
    const destination = { chainId: 8453, address: BASE_USDC, recipient: ACCOUNT, verified: true, amount: '0xf4240' }
    const intent = { state: 'pending', updatedAt: 1, destination: { ...destination, txHash: HASH } }
    await open({
      ...CAPABLE,
      wallet_sendIntent: { result: { id: '0x1d' } },
      wallet_getCallsStatus: status(100, { capabilities: { intent } }),
    })
    await page.locator('#intent-send').click()
    await see(page.locator('#intent-status')).toHaveText('On its way (100): pending')
    await page.evaluate(() => {
      const data = { id: '0x1d', status: 100, updatedAt: 1_800_000_000 }
      const { tell } = window
      tell('message', { type: 'wallet_intentStatus', data })
    })
    await see(page.locator('#intent-event')).toContainText('100, ')
    await page.reload()
    await see(page.locator('#intent-id')).toHaveText('0x1d')
    await see(page.locator('#intent-fill')).toContainText('1 USDC on Base')
  })
})

describe('how it looks', () => {
  test.each(['light', 'dark'] as const)('can be read by everybody, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await open(CONNECTED)
    await page.locator('#pay-send').click()
    await see(page.locator('#can-transaction')).toHaveText('Not in this wallet')
    expect(await violations(page, { tags: TAGS })).toEqual([])
  })

  test.each([320, 375, 768])('fits %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 800 })
    await open(CAPABLE)
    await page.locator('#intent-call').evaluate((pre) => pre.closest('details')?.setAttribute('open', ''))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
