import type { Page } from 'playwright'
import { inTurn } from '../count.ts'
import {
  addressOf,
  bitcoinAddressOf,
  confirm,
  fillMove,
  type Move,
  openHash,
  review,
  storedHistory,
  transferId,
} from './app.ts'
import type { BitcoinDevnet } from './bitcoin-devnet.ts'
import type { Devnet } from './devnet.ts'
import type { ExchangesDevnet } from './exchanges-devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

type World = Readonly<{ devnet: Devnet; bitcoin: BitcoinDevnet; exchanges: ExchangesDevnet }>

type Flow = Readonly<{
  name: string
  move: Move
  signatures: number
  prepare: (app: Page, account: string, world: World) => Promise<void>
  /** The receiver acts on the bytes, but its answer is lost. */
  muffle: (world: World) => Promise<unknown>
  /** Broadcasts, counted without the wallet. */
  outside: (app: Page, account: string, world: World) => Promise<number>
}>

const sentOn =
  (chainId: number) =>
  async (_app: Page, account: string, { devnet }: World) =>
    (await devnet.sentBy(chainId, account)).length
const muteEthereum = ({ devnet }: World) => devnet.muteNode(1, 'eth_sendRawTransaction')
let payer = ''

const FLOWS: readonly Flow[] = [
  {
    name: 'USDC of Ethereum to exchange A',
    move: { from: 'USDC on Ethereum', to: 'USDC \\(Perps\\) on Hyperliquid', amount: '100' },
    signatures: 2,
    prepare: (_app, account, { devnet }) => devnet.fund(account),
    muffle: muteEthereum,
    outside: sentOn(1),
  },
  {
    name: 'BTC to exchange A',
    move: { from: 'BTC on Bitcoin', to: 'USDC \\(Perps\\) on Hyperliquid', amount: '0.02' },
    signatures: 1,
    prepare: async (app, _account, { bitcoin }) => {
      payer = await bitcoinAddressOf(app)
      await bitcoin.fund(payer, 5_000_000n)
    },
    muffle: ({ bitcoin }) => bitcoin.fault({ kind: 'mute' }),
    outside: async (_app, _account, { bitcoin }) => (await bitcoin.spendsOf(payer)).length,
  },
  {
    name: 'USDC of Ethereum to exchange B',
    move: { from: 'USDC on Ethereum', to: 'USDC \\(Perp\\) on Lighter', amount: '100' },
    signatures: 2,
    prepare: async (_app, account, { devnet, exchanges }) => {
      await exchanges.openB(account)
      await devnet.fund(account)
    },
    muffle: muteEthereum,
    outside: sentOn(1),
  },
  {
    name: 'a spot currency of exchange A to chain 999',
    move: { from: 'HYPE \\(Spot\\) on Hyperliquid', to: 'HYPE on HyperEVM', amount: '2.5' },
    signatures: 2,
    prepare: (_app, account, { exchanges }) => exchanges.fundA(account, { currency: 'hype', amount: 10n ** 10n }),
    muffle: ({ exchanges }) => exchanges.faultA({ kind: 'delay', when: 'after', ms: 8_000 }),
    outside: async (_app, account, { exchanges }) => (await exchanges.sentA(account)).length,
  },
]

for (const { name, move, signatures, prepare, muffle, outside } of inTurn(FLOWS, 'CAUSEWAY_KILLS_ONE_OF', 2)) {
  test(`${name}, killed after each signature, and between broadcast and answer: each is broadcast once`, async ({
    app,
    devnet,
    bitcoin,
    exchanges,
    wallet,
  }) => {
    const world = { devnet, bitcoin, exchanges }
    await haveWallet(app)
    const account = await addressOf(app)
    await prepare(app, account, world)
    await openHash(app, '#/')
    await fillMove(app, move)
    await review(app)
    await muffle(world)
    await confirm(app)
    const id = await transferId(app)
    const signed = async () => (await storedHistory(app, id)).filter((what) => what === 'signed').length
    for (let count = 1; count <= signatures; count += 1) {
      await expect.poll(signed, { intervals: [10] }).toBeGreaterThanOrEqual(count)
      await wallet.killWorker()
    }
    await expect.poll(() => outside(app, account, world), { intervals: [20] }).toBeGreaterThan(0)
    await wallet.killWorker()
    await devnet.calm()
    await bitcoin.calm()
    await exchanges.calm()
    await expect(app.getByTestId('outcome')).toContainText('has arrived')
    expect(await signed()).toBe(signatures)
    const isOnExchange = move.from.startsWith('HYPE')
    expect(await outside(app, account, world)).toBe(isOnExchange ? 1 : signatures)
  })
}
