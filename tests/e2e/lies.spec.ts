import { addressOf, createWallet, fillMove, openHash } from './app.ts'
import { expect, test } from './fixtures.ts'
import { LIES } from './lie-table.ts'

const FORMS = {
  ETH: { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' },
  USDC: { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' },
  'exchange A': { from: 'USDC \\(Perps\\) on Hyperliquid', to: 'USDC on Base', amount: '50' },
} as const

/** So many are told to one wallet, which must come through in the time of a test. */
const SHARE = 11

for (const about of ['ETH', 'USDC', 'exchange A'] as const) {
  const lies = LIES.filter((lie) => lie.about === about)
  for (let first = 0; first < lies.length; first += SHARE) {
    const share = lies.slice(first, first + SHARE)
    const last = first + share.length
    test(`lies ${first + 1} to ${last} about a quote for ${about} are refused, with a reason, before any confirmation`, async ({
      app,
      devnet,
      exchanges,
    }) => {
      await createWallet(app)
      const address = await addressOf(app)
      await devnet.fund(address)
      await exchanges.fundA(address)
      for (const { name, about: _about, ...lie } of share) {
        await test.step(name, async () => {
          await devnet.calm()
          await devnet.fault({ kind: 'lie', ...lie })
          await openHash(app, '#/')
          await fillMove(app, FORMS[about])
          await expect(app.getByTestId('quote-refused')).toBeVisible()
          await expect(app.getByTestId('quote-refused')).toContainText(/[A-Z][0-9]{2}/)
          await expect(app.getByTestId('review')).toBeDisabled()
        })
      }
      expect(await exchanges.sentA(address)).toHaveLength(0)
      expect(await devnet.sentBy(1, address)).toHaveLength(0)
      expect(await devnet.sentBy(8453, address)).toHaveLength(0)
    })
  }
}
