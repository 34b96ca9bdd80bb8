import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildForWorld } from '../run/world-build.ts'
import { confirm, fillMove, transferId } from './app.ts'
import { expect, test as wholly } from './fixtures.ts'
import { fundedWallet } from './made/wallet.ts'

/** The devnet's pool pays it, but this profile doesn't pin it. */
const WRAPPED = '0x4200000000000000000000000000000000000006'
const OUTPUT = join(import.meta.dirname, '../../.output/e2e')

function withoutWrapped(folder: string): string {
  const script = join(folder, 'background.js')
  const parts = readFileSync(script, 'utf8').split(WRAPPED)
  expect(parts.length).toBeGreaterThan(1)
  writeFileSync(script, parts.join(WRAPPED.replace(/6$/, '7')))
  return folder
}

const test = wholly.extend<object, { extension: string }>({
  extension: [
    async ({ world }, use, { workerIndex }) => {
      const output = join(OUTPUT, `custom-token-${workerIndex}`)
      await use(withoutWrapped(buildForWorld({ browser: 'chrome', profile: world.line.profile, output })))
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('a swap into a token that nobody pins says that its result is read from a node, and needs a tick for that', async ({
  app,
  devnet,
}) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, WRAPPED, address)
  await fillMove(app, { from: 'USDC on Base', to: 'ETH on Base', amount: '100' })
  await app.getByTestId('to').click()
  await app.getByRole('combobox').fill(WRAPPED)
  await app.getByRole('option', { name: /^WNATIVE on Base\b/ }).click()
  await app.getByTestId('review').click()
  await expect(app.getByTestId('finding-D37')).toContainText('WNATIVE')
  for (const box of ['accept-custom-token', 'accept-L10']) await app.getByTestId(box).check()
  await expect(app.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true')
  await app.getByTestId('accept-D37').check()
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, WRAPPED, address)) - before).toBeGreaterThan(39_000_000_000_000_000n)
})
