import { HDKey } from '@scure/bip32'
import { onTestFinished, vi } from 'vitest'
import { type OpenedBitcoin, openBitcoin } from '../../../../../entrypoints/background/wiring/families/bitcoin.ts'
import type { NodeUrls } from '../../../../../src/core/chain/chain.ts'
import { accountAddresses, type BitcoinAccount } from '../../../../../src/core/families/bitcoin/account.ts'
import { accountPath } from '../../../../../src/core/families/bitcoin/derivation-path.ts'
import { devnet } from '../../../../../src/core/profiles/devnet.ts'
import { supportedChains } from '../../../../../src/core/profiles/profile.ts'
import { createBitcoinAccounts } from '../../../../../src/store/accounts/bitcoin.ts'
import { createBitcoinReadings } from '../../../../../src/store/caches/bitcoin-readings.ts'
import { SEED } from '../../../../core/sign/bitcoin-peer.ts'
import { newWorker, openRows } from '../../../../store/stand.ts'
import { createFakeExplorer, EXPLORER, SECOND } from './fake-explorer.ts'

export const INDEX = 0
const START_SECONDS = 1_900_000_000

export const ACCOUNTS: readonly BitcoinAccount[] = (['p2wpkh', 'p2tr'] as const).map((script) => {
  const { publicExtendedKey } = HDKey.fromMasterSeed(SEED).derive(accountPath({ script, index: INDEX }))
  return { script, index: INDEX, extendedPublicKey: publicExtendedKey }
})

const derived = new Map<string, string>()
const [first, second] = ACCOUNTS.map((account) => accountAddresses(account))

/** The address of a derivation index. */
export function addressAt(script: BitcoinAccount['script'], chain: 'receive' | 'change', index: number): string {
  const name = `${script} ${chain} ${index}`
  const known = derived.get(name) ?? (script === 'p2wpkh' ? first : second)?.(chain, index).address ?? ''
  derived.set(name, known)
  return known
}

const OFF = { holding: async () => [], load: async () => undefined }

/** Database and explorer outlive `open`; the clock stands until `later`. */
export async function walletStand() {
  let nowMilliseconds = START_SECONDS * 1_000
  let gapLimit = 20
  let order: NodeUrls = [EXPLORER, SECOND]
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => nowMilliseconds)
  // Test files share a process.
  onTestFinished(() => {
    clock.mockRestore()
    vi.unstubAllGlobals()
  })
  const explorer = createFakeExplorer(() => nowMilliseconds)
  vi.stubGlobal('fetch', explorer.fetch)
  const accounts = (database = newWorker().database) => createBitcoinAccounts(openRows(database), database)
  await accounts().add(ACCOUNTS)
  const [bitcoin] = supportedChains(devnet, ['bitcoin'])
  if (!bitcoin) throw new Error('expected Bitcoin in the profile')
  const chain = { ...bitcoin, nodeUrls: [EXPLORER, SECOND] as const }
  return {
    explorer,
    stored: () => accounts().list(),
    later: (seconds: number) => {
      nowMilliseconds += seconds * 1_000
    },
    chooseOrder: (urls: NodeUrls) => {
      order = urls
    },
    chooseGapLimit: (limit: number) => {
      gapLimit = limit
    },
    /** A worker after a restart. */
    open: (): OpenedBitcoin => {
      const { database } = newWorker()
      return openBitcoin({
        chain,
        accounts: createBitcoinAccounts(openRows(database), database),
        readings: createBitcoinReadings(database),
        gapLimit: async () => gapLimit,
        executions: OFF,
        frozen: async () => () => false,
        nodesOf: () => order,
        changed: () => undefined,
      })
    },
  }
}

export type WalletStand = Awaited<ReturnType<typeof walletStand>>

/** Of the `used` addresses, some hold a coin. */
export function useAddresses({ explorer }: Pick<WalletStand, 'explorer'>, used: number): bigint {
  let sats = 0
  for (let at = 0; at < used; at += 1) {
    const script = at % 2 === 0 ? 'p2wpkh' : 'p2tr'
    const chain = at % 4 < 2 ? 'receive' : 'change'
    const address = addressAt(script, chain, Math.floor(at / 4))
    explorer.fund(address, 10_000 + at)
    if (at % 3 === 0) explorer.spend(address)
    else sats += 10_000 + at
  }
  explorer.mine()
  return BigInt(sats)
}

/** Throws where the money is not known. */
export async function satsOf({ holdings }: Pick<OpenedBitcoin, 'holdings'>, isFresh = false): Promise<bigint> {
  const held = await holdings.look(INDEX, isFresh)
  if (!held.ok) throw new Error(held.message)
  return held.value.reduce((sum, { found }) => sum + found.balance.availableSats + found.balance.arrivingSats, 0n)
}
