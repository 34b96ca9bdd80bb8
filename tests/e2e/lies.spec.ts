import type { Page } from 'playwright'
import { inTurn } from '../count.ts'
import { addressOf, askAgain, expectCodes, fillMove, type Move, openHash } from './app.ts'
import type { ExchangesDevnet } from './exchanges-devnet.ts'
import { expect, test } from './fixtures.ts'
import { LIES } from './lie-table.ts'
import { haveWallet } from './made/wallet.ts'

const FORMS = {
  ETH: { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' },
  USDC: { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' },
  'exchange A': { from: 'USDC \\(Perps\\) on Hyperliquid', to: 'USDC on Base', amount: '50' },
  'exchange B': { from: 'USDC \\(Perp\\) on Lighter', to: 'USDC on Base', amount: '50' },
} as const

async function withKeyOnExchangeB(
  app: Page,
  { address, exchanges }: Readonly<{ address: string; exchanges: ExchangesDevnet }>,
): Promise<number> {
  const index = await exchanges.openB(address)
  await exchanges.fundB(index, 200_000_000n)
  await fillMove(app, FORMS['exchange B'])
  await app.getByTestId('accept-key').check()
  await app.getByTestId('make-key').click()
  await expect(app.getByTestId('review')).toBeEnabled()
  return index
}

async function fillAnew(app: Page, move: Move): Promise<void> {
  await openHash(app, '#/')
  await fillMove(app, move)
}

/** Lies per wallet, within one test's time. */
const SHARE = 21

for (const about of ['ETH', 'USDC', 'exchange A', 'exchange B'] as const) {
  // tests/core covers every lie; this shows the reason on screen.
  const all = LIES.filter((lie) => lie.about === about)
  const lies = inTurn(all, 'CAUSEWAY_LIES_ONE_OF', 6)
  for (let first = 0; first < lies.length; first += SHARE) {
    const share = lies.slice(first, first + SHARE)
    const last = first + share.length
    test(`lies ${first + 1} to ${last} about a quote for ${about} are refused, with a reason, before any confirmation`, async ({
      app,
      devnet,
      exchanges,
    }) => {
      await haveWallet(app)
      const address = await addressOf(app)
      await devnet.fund(address)
      await exchanges.fundA(address)
      const index = about === 'exchange B' ? await withKeyOnExchangeB(app, { address, exchanges }) : undefined
      for (const [at, { name, about: _about, ...lie }] of share.entries()) {
        await test.step(name, async () => {
          await devnet.calm()
          await devnet.fault({ kind: 'lie', ...lie })
          if (at === 0) await fillAnew(app, FORMS[about])
          else await askAgain(app)
          await expectCodes(app)
          await expect(app.getByTestId('review')).toBeDisabled()
        })
      }
      // An honest service passes, so the lies caused the refusals.
      await devnet.calm()
      await app.getByTestId('ask-again').click()
      await expect(app.getByTestId('review')).toBeEnabled()
      expect(await exchanges.sentA(address)).toHaveLength(0)
      if (index !== undefined) expect(await exchanges.perpsB(index)).toBe(200_000_000n)
      expect(await devnet.sentBy(1, address)).toHaveLength(0)
      expect(await devnet.sentBy(8453, address)).toHaveLength(0)
    })
  }
}
