import { HDKey } from '@scure/bip32'
import { accountAddresses, type BitcoinAccount } from '../../../../../src/core/families/bitcoin/account.ts'
import { accountPath } from '../../../../../src/core/families/bitcoin/derivation-path.ts'
import { createBitcoinClient } from '../../../../../src/net/families/bitcoin/client.ts'
import { createBitcoinAccounts } from '../../../../../src/store/accounts/bitcoin.ts'
import { createBitcoinHoldings } from '../../../../../src/wallet/families/bitcoin/holdings.ts'
import { SEED } from '../../../../core/sign/bitcoin-peer.ts'
import { newWorker } from '../../../../store/stand.ts'
import { createFakeExplorer, EXPLORER } from './fake-explorer.ts'

const INDEX = 0
const START_SECONDS = 1_900_000_000

export const ACCOUNTS: readonly BitcoinAccount[] = (['p2wpkh', 'p2tr'] as const).map((script) => {
  const { publicExtendedKey } = HDKey.fromMasterSeed(SEED).derive(accountPath({ script, index: INDEX }))
  return { script, index: INDEX, extendedPublicKey: publicExtendedKey }
})

const [first, second] = ACCOUNTS.map((account) => accountAddresses(account))

/** The address of a derivation index. */
export function addressAt(script: BitcoinAccount['script'], chain: 'receive' | 'change', index: number): string {
  const derive = script === 'p2wpkh' ? first : second
  return derive?.(chain, index).address ?? ''
}

/** A wallet on a stored database and an explorer, which both outlive `open`; the clock stands until `later`. */
export async function walletStand() {
  let nowMilliseconds = START_SECONDS * 1_000
  const explorer = createFakeExplorer(() => nowMilliseconds)
  const accounts = () => createBitcoinAccounts(newWorker().database)
  await accounts().add(ACCOUNTS)
  const nowSeconds = () => Math.floor(nowMilliseconds / 1_000)
  return {
    explorer,
    nowSeconds,
    stored: () => accounts().list(),
    later: (seconds: number) => {
      nowMilliseconds += seconds * 1_000
    },
    /** A worker after a restart. */
    open: () => {
      const { list, see } = accounts()
      const client = createBitcoinClient({ fetch: explorer.fetch, explorerUrl: EXPLORER })
      return createBitcoinHoldings({
        accounts: list,
        see,
        receivingChanged: () => undefined,
        statistics: client.statistics,
        nowSeconds,
      })
    },
  }
}

/** The wallet's money in satoshis; throws where it is not known. */
export async function satsOf(
  holdings: Pick<ReturnType<typeof createBitcoinHoldings>, 'look'>,
  isFresh = false,
): Promise<bigint> {
  const held = await holdings.look(INDEX, isFresh)
  if (!held.ok) throw new Error(held.message)
  return held.value.reduce((sum, { found }) => sum + found.balance.availableSats + found.balance.arrivingSats, 0n)
}
