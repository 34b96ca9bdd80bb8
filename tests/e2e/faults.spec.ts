import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '../devnet/anvil.ts'
import { CHAINS, type DevnetChain } from '../devnet/chains.ts'
import { addressOf, cross, fillMove, importWallet, openHash, PASSWORD, review, toWelcome } from './app.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet, haveWallet } from './made/wallet.ts'

test('a service that is down is said, and the transfer works when it is back', { tag: '@odd' }, async ({
  app,
  devnet,
}) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  await devnet.fault({ kind: 'drop', path: '/quote' })
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('quote-unavailable')).toBeVisible()
  await expect(app.getByTestId('review')).toBeDisabled()
  await devnet.calm()
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.2' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
})

test('answers that are not answers are said, and nothing is lost', { tag: '@even' }, async ({ app, devnet }) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  for (const fault of [
    { kind: 'html' },
    { kind: 'truncate' },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
  ]) {
    await devnet.calm()
    await devnet.fault({ ...fault, path: '/quote' })
    await openHash(app, '#/')
    await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
    await expect(app.getByTestId('quote-unavailable')).toBeVisible()
  }
})

test('a node that is down is said, and the transfer waits for it', { tag: '@even' }, async ({ app, devnet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await devnet.stopNode(1)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('quote-refused').or(app.getByTestId('quote-unavailable'))).toBeVisible()
  await expect(app.getByTestId('review')).toBeDisabled()
  await devnet.startNode(1)

  await openHash(app, '#/')
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await review(app)
  await devnet.stopNode(8453)
  await app.bringToFront()
  await app.getByTestId('confirm').click()
  await app.waitForURL(/#\/transfer\//)
  await expect(app.getByTestId('obstacle')).toBeVisible()
  await devnet.startNode(8453)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
})

test('the second node of a chain answers where the first is down', { tag: '@odd' }, async ({ app, devnet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await devnet.illNode(1, 1)
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
})

test('an own node of the chain is added with the password and read first, one of another chain never', {
  tag: '@even',
}, async ({ app }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  const folder = mkdtempSync(join(tmpdir(), 'causeway-own-node-'))
  const started: Anvil[] = []
  const start = async (chain: DevnetChain) => {
    const node = await startAnvil(chain, folder, Math.floor(Date.now() / 1_000))
    started.push(node)
    return node.url
  }
  try {
    const own = await start(chainOf(1))
    await called(own, 'anvil_setBalance', [address, `0x${(7n * 10n ** 18n).toString(16)}`])
    await called(own, 'anvil_mine', ['0x80'])
    await openHash(app, '#/settings/nodes')
    await app.getByTestId('node-url').fill(await start({ ...chainOf(1), id: 424_242 }))
    await app.getByTestId('node-add').click()
    await expect(app.getByText('doesn’t know this node’s chain')).toBeVisible()
    await app.getByTestId('node-url').fill(own)
    await app.getByTestId('node-add').click()
    await app.getByTestId('gate-password').fill(PASSWORD)
    await app.getByTestId('gate-go').click()
    await expect(app.getByTestId('nodes-1').locator('li').first()).toContainText(new URL(own).host)
    await openHash(app, '#/')
    await expect(app.locator('main')).toContainText('7 ETH')
  } finally {
    await Promise.all(started.map(({ child }) => child.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
})

function chainOf(wanted: number): DevnetChain {
  const chain = CHAINS.find(({ id }) => id === wanted)
  if (!chain) throw new RangeError(`expected the chain ${wanted}`)
  return chain
}

async function called(url: string, method: string, params: readonly unknown[]): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!response.ok) throw new Error(`${method}: HTTP ${response.status}`)
}

test('a deposit that one of two nodes denies waits for one block more', { tag: '@even' }, async ({ app, devnet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await devnet.forgetfulNode(1, 2, 'eth_getTransactionReceipt')
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await review(app)
  await app.bringToFront()
  await app.getByTestId('confirm').click()
  await app.waitForURL(/#\/transfer\//)
  await expect(app.getByTestId('obstacle')).toContainText('contradict')
  await devnet.mine(1, 1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
})

test('a node that takes a deposit and shows it nowhere gets its bytes a few times, however often it is asked', {
  tag: '@odd',
}, async ({ app, devnet, wallet }) => {
  const address = await fundedWallet(app, devnet)
  await devnet.automine(8453, false)
  await devnet.forgetfulNode(8453, 1, 'eth_getTransactionByHash')
  await wallet.inWorker(`{
    const { fetch: ask } = globalThis
    globalThis.bodies = []
    globalThis.fetch = (url, init) => {
      globalThis.bodies.push(String(init?.body))
      return ask(url, init)
    }
  }`)
  const times = (method: string) => wallet.inWorker<number>(`bodies.join().split('"${method}"').length - 1`)
  await cross(app, { from: 'ETH on Base', to: 'ETH on Ethereum', amount: '0.1' })
  await expect.poll(() => times('eth_getTransactionReceipt')).toBeGreaterThan(20)
  expect(await times('eth_sendRawTransaction')).toBeLessThan(10)
  await devnet.calm()
  await devnet.mine(8453, 1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(8453, address)).toHaveLength(1)
})

test('a wrong password is counted, slows down, and loses nothing', { tag: '@odd' }, async ({ app, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await app.getByTestId('password').fill(`wrong ${attempt}`)
    await app.getByTestId('unlock').click()
    await expect(app.getByTestId('unlock-tries')).toContainText(`${attempt}`)
  }
  await expect(app.getByTestId('unlock')).toBeDisabled()
  await wallet.killWorker()
  await expect(app.getByTestId('unlock')).toBeEnabled()
  await app.getByTestId('password').fill(PASSWORD)
  await app.getByTestId('unlock').click()
  await openHash(app, '#/')
  await expect(app.getByTestId('open-bridge')).toBeVisible()
  expect(await addressOf(app)).toBe(address)
})

test('the wallet stays unlocked when the background is killed', { tag: '@odd' }, async ({ app, wallet }) => {
  await haveWallet(app)
  await wallet.killWorker()
  const again = await wallet.open()
  await expect(again.getByTestId('open-bridge')).toBeVisible()
})

test('the wallet locks by itself when the time without the user is up, and every page says so', {
  tag: '@even',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  await wallet.inWorker(`chrome.storage.session.get('vaultSession').then(({ vaultSession }) =>
    chrome.storage.session.set({ vaultSession: { ...vaultSession, deadline: Date.now() - 1 } }))`)
  await wallet.inWorker(`chrome.alarms.onAlarm.dispatch({ name: 'auto-lock' })`)
  await expect(app.getByTestId('password')).toBeVisible()
  expect(await wallet.inWorker(`chrome.storage.session.get('vaultSession')`)).toEqual({})

  // The machine's lock screen, a browser start and an update also lock the wallet.
  for (const happens of [
    `idle.onStateChanged.dispatch('locked')`,
    `runtime.onStartup.dispatch()`,
    `runtime.onInstalled.dispatch({ reason: 'update' })`,
  ]) {
    await app.getByTestId('password').fill(PASSWORD)
    await app.getByTestId('unlock').click()
    await expect(app.getByTestId('lock')).toBeVisible()
    await wallet.inWorker(`chrome.idle.onStateChanged.dispatch('idle')`)
    await wallet.inWorker(`chrome.${happens}`)
    await expect(app.getByTestId('password'), happens).toBeVisible()
    expect(await wallet.inWorker(`chrome.storage.session.get('vaultSession')`)).toEqual({})
  }
})

test('an imported phrase gives the account that every other wallet gives it; a wrong word is named', {
  tag: '@odd',
}, async ({ app }) => {
  const phrase = 'test test test test test test test test test test test junk'
  await toWelcome(app)
  await app.getByTestId('import').click()
  for (let word = 1; word <= 12; word += 1) await app.getByTestId(`word-${word}`).fill(word === 3 ? 'tesst' : 'test')
  await app.getByTestId('check-phrase').click()
  await expect(app.getByTestId('phrase-wrong')).toContainText('3')
  await app.reload()
  await importWallet(app, phrase)
  await expect(app.getByText(/^0xf39Fd6.*b92266$/)).toBeVisible()
})
