import { MetaMaskOpenRPCDocument as openRpc } from '@metamask/api-specs'
import Ajv from 'ajv'
import type { Page } from 'playwright'
import { CLAIMED, DECLARED, type Own, REFUSED } from './api-specs/table.ts'
import { addressOf, confirm } from './app.ts'
import type { Browser } from './browser.ts'
import type { Devnet } from './devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, ask, findWallet, type Outcome, type Site, startSite } from './sites.ts'

// The OpenRPC document adds keywords to JSON Schema, and its schemas refer to each other.
type Method = Readonly<{
  name: string
  paramStructure?: string
  examples?: readonly Readonly<{ params: readonly Readonly<{ name: string; value: unknown }>[] }>[]
  errors?: readonly (Readonly<{ code: number }> | Readonly<{ $ref: string }>)[]
}>
const methods = openRpc.methods as unknown as readonly Method[]
const schemas = new Ajv({ strict: false, validateFormats: false, logger: false })
schemas.addSchema({ ...(openRpc as object), $id: 'openrpc' })

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

function methodOf(name: string): Method {
  const method = methods.find((each) => each.name === name)
  if (!method) throw new Error(`expected ${name} in the document`)
  return method
}

// Nodes send these fields, but the schemas lack them: EIP-7685, a log's block time, the example's difficulty.
const MORE: readonly string[] = ['requestsHash', 'blockTimestamp', 'totalDifficulty']
const withoutMore = (result: unknown): unknown =>
  JSON.parse(JSON.stringify(result ?? null), (key, value) => (MORE.includes(key) ? undefined : value))

/** Returns the schema's errors for a method's result, or nothing for a valid one. */
function problemsOf(name: string, result: unknown): unknown {
  const check = schemas.compile({ $ref: `openrpc#/methods/${methods.indexOf(methodOf(name))}/result/schema` })
  return check(withoutMore(result)) ? [] : check.errors
}

function exampleOf(name: string): unknown {
  const { paramStructure, examples } = methodOf(name)
  const params = examples?.[0]?.params ?? []
  if (paramStructure === 'by-name') return Object.fromEntries(params.map((each) => [each.name, each.value]))
  return params.map(({ value }) => value)
}

async function openSite(wallet: Browser): Promise<Page> {
  const page = await wallet.context.newPage()
  await page.goto(`${site.url}/`)
  expect(await findWallet(page)).toBe(true)
  return page
}

async function askWithYes(wallet: Browser, page: Page, method: string, params?: unknown): Promise<Outcome> {
  let answer: Promise<Outcome> = Promise.resolve({})
  const window = await approvalWindow(wallet, async () => {
    answer = ask(page, method, params)
  })
  await confirm(window)
  return answer
}

async function ownOf(wallet: Browser, devnet: Devnet, app: Page, page: Page): Promise<Own> {
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  expect(await askWithYes(wallet, page, 'eth_requestAccounts')).toEqual({ result: [account.toLowerCase()] })
  // An empty list fits two of the document's schemas, so the deposit's logs come after it.
  const filter = String((await ask(page, 'eth_newFilter', [{ fromBlock: '0x0' }])).result)
  const output = { asset: 'eip155:8453/slip44:60', amount: '0x2386f26fc10000' }
  // The document's ids have no leading zeros, but EIP-5792 allows any text.
  const intent = { version: '1.0.0', id: '0x5792', output }
  const { result } = await askWithYes(wallet, page, 'wallet_sendIntent', [intent])
  const { id: callsId } = result as { id: string }
  const sent = async () => (await devnet.sentBy(1, account)).find(({ blockNumber }) => blockNumber !== null)
  await expect.poll(sent).toBeDefined()
  const transaction = (await sent())?.hash ?? ''
  const found = (await ask(page, 'eth_getTransactionByHash', [transaction])).result
  const { blockHash, blockNumber: block } = found as { blockHash: string; blockNumber: string }
  return { account, callsId, transaction, blockHash, block, filter }
}

test('each method of the document is claimed, or refused for a reason', () => {
  const known = [...Object.keys(CLAIMED), ...Object.keys(REFUSED)]
  expect(known.sort()).toEqual(methods.map(({ name }) => name).sort())
})

test('each error that a claimed method declares can be had, or cannot for a reason', () => {
  const declared = Object.keys(CLAIMED).map((name) => [name, methodOf(name).errors?.length ?? 0])
  const had = Object.keys(CLAIMED).map((name) => [name, DECLARED[name]?.length ?? 0])
  expect(had).toEqual(declared)
})

test('results are what the document’s schemas say', { tag: '@even' }, async ({ app, devnet, wallet }) => {
  const page = await openSite(wallet)
  const own = await ownOf(wallet, devnet, app, page)
  for (const [name, { params, asks }] of Object.entries(CLAIMED)) {
    await test.step(name, async () => {
      const given = params ? params(own) : exampleOf(name)
      const answer = await (asks ? askWithYes(wallet, page, name, given) : ask(page, name, given))
      expect.soft(answer, name).toHaveProperty('result')
      expect.soft(problemsOf(name, answer.result), name).toEqual([])
    })
  }
})

test('declared errors are had', { tag: '@odd' }, async ({ app, wallet }) => {
  await haveWallet(app)
  const page = await openSite(wallet)
  const rejected = Object.entries(DECLARED).filter(([, all]) => all.some((each) => 'reject' in each))
  for (const [name] of rejected) {
    let answer: Promise<Outcome> = Promise.resolve({})
    const window = await approvalWindow(wallet, async () => {
      answer = ask(page, name, exampleOf(name))
    })
    await window.getByTestId('reject').click()
    expect.soft(await answer, name).toMatchObject({ code: 4001 })
  }
  await askWithYes(wallet, page, 'eth_requestAccounts')
  for (const [name, all] of Object.entries(DECLARED)) {
    for (const [index, each] of all.entries()) {
      if (!('params' in each)) continue
      expect.soft(await ask(page, name, each.params), `${name} ${index}`).toMatchObject({ code: each.code })
      // The provider limits calls per second.
      await page.waitForTimeout(120)
    }
  }
})

test('what is not claimed is 4200, whatever its example says', { tag: '@odd' }, async ({ wallet }) => {
  const page = await openSite(wallet)
  for (const name of Object.keys(REFUSED)) {
    expect.soft(await ask(page, name, exampleOf(name)), name).toMatchObject({ code: 4200 })
  }
})
