import { addressOf, confirm, cross, openHash } from './app.ts'
import { askedBy, connectedPage } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { type Site, startSite } from './sites.ts'

const NATIVE = '0x0000000000000000000000000000000000000000'
const ETHER = 10n ** 18n

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

type Quoted = Readonly<{
  steps: readonly Readonly<{
    requestId: string
    items: readonly Readonly<{ data: Readonly<{ to: string; data: string; value: string }> }>[]
  }>[]
  protocol: Readonly<{ v2: Readonly<{ orderId: string }> }>
}>

/** A site's own quote from Ethereum to Base. */
async function quoteFor(service: string, user: string) {
  const response = await fetch(`${service}/quote/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ user, recipient: user, tradeType: 'EXACT_INPUT', amount: `${ETHER / 10n}` },
      ...{ originChainId: 1, originCurrency: NATIVE, destinationChainId: 8453, destinationCurrency: NATIVE },
    }),
  })
  const { steps, protocol } = (await response.json()) as Quoted
  const [step] = steps
  const call = step?.items[0]?.data
  if (!step || !call) throw new Error('expected a quote with a deposit')
  return { requestId: step.requestId, orderId: protocol.v2.orderId, call }
}

const wanted = (account: string, { to, data, value }: Quoted['steps'][number]['items'][number]['data']) => [
  { from: account, to, data, value: `0x${BigInt(value).toString(16)}` },
]

test('24: a deposit that a page makes by itself is shown as one, and followed to its block, and with a key to its end', {
  tag: '@even',
}, async ({ app, devnet, wallet }) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  const { service } = devnet.line
  const quoted = await quoteFor(service, account)
  const asked = await askedBy(wallet, page, wanted(account, quoted.call), 'eth_sendTransaction')
  const { window } = asked
  await expect(window.getByTestId('calls')).toContainText('Deposit 0.1 ETH for a transfer')
  await expect(window.getByTestId('calls')).toContainText(quoted.orderId)
  await expect(window.getByTestId('page-deposits')).toContainText('hasn’t seen its terms')
  await expect(window.getByTestId('deposit-others')).toHaveCount(0)
  await confirm(window)
  const { result } = await asked.answer
  expect(result).toMatch(/^0x[0-9a-f]{64}$/)

  await app.bringToFront()
  await openHash(app, '#/activity')
  await app.locator('a[href^="#/bundle/"]').click()
  const read = app.getByTestId('bundle-deposits')
  await expect(read).toContainText('Verified in its block')
  await expect(read).toContainText('0.1 ETH for a transfer')
  await expect(read).toContainText(quoted.orderId)

  // Without a key the service knows a transfer by its request; with one, the wallet reads the deposit on Base.
  expect((await fetch(`${service}/intents/status/v3?requestId=${quoted.orderId}`)).status).toBe(404)
  await expect(read.getByTestId('outcome')).toContainText('The app shows how it ends')
  await fetch(`${devnet.line.control}/keys`, { method: 'POST', body: JSON.stringify({ key: 'key-of-a-follower' }) })
  await read.getByRole('link', { name: 'Enter an API key' }).click()
  await app.getByTestId('api-key').fill('key-of-a-follower')
  await app.getByTestId('save-api-key').click()
  await expect(app.getByTestId('api-key-status')).toBeVisible()
  await openHash(app, '#/activity')
  await app.locator('a[href^="#/bundle/"]').click()
  await expect(read.getByTestId('outcome')).toContainText('arrived on Base. Verified there')
  await expect(read.locator('.chip').first()).toHaveText('Arrived')

  const again = await askedBy(wallet, page, wanted(account, quoted.call), 'eth_sendTransaction')
  await expect(again.window.getByTestId('order-paid')).toBeVisible()
  await again.window.getByTestId('reject').click()
  expect(await again.answer).toMatchObject({ code: 4001 })
})

test('a page cannot have a transfer of the wallet paid for a second time', { tag: '@odd' }, async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  await app.bringToFront()
  expect(await addressOf(app)).toBe(account)
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.05' })
  await expect.poll(async () => (await devnet.sentBy(1, account)).length).toBe(1)
  const { calls } = await app.evaluate(
    () =>
      new Promise<{ calls: { to: string; data: string }[] }>((resolve, reject) => {
        const opening = indexedDB.open('causeway-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asked = opening.result.transaction('executions').objectStore('executions').getAll()
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            opening.result.close()
            const rows = asked.result as { execution: { plan: { to: string; data: string }[] } }[]
            resolve({ calls: rows.flatMap(({ execution }) => execution.plan) })
          }
        }
      }),
  )
  const [own] = calls
  if (!own) throw new Error('expected a transfer with a deposit')
  const asked = await askedBy(wallet, page, wanted(account, { ...own, value: `${ETHER / 20n}` }), 'eth_sendTransaction')
  await expect(asked.window.getByTestId('order-own')).toBeVisible()
  await expect(asked.window.getByTestId('confirm')).toHaveCount(0)
  await asked.window.getByTestId('reject').click()
  expect(await asked.answer).toMatchObject({ code: 4001 })
  expect(await devnet.sentBy(1, account)).toHaveLength(1)
})
