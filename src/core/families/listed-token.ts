import { type Chain, type Family, familyOf } from '../chain/chain.ts'
import { tokenAndDexOf } from './exchange-a/dex-token.ts'

const NONE = () => undefined

const LISTED: Readonly<Record<Family, (address: string) => string | undefined>> = {
  evm: NONE,
  bitcoin: NONE,
  exchangeA: (address) => tokenAndDexOf(address)?.tokenId,
  exchangeB: NONE,
}

/** The token behind an address that also names a market of its chain. */
export function listedToken(chain: Pick<Chain, 'vm'>, address: string): string | undefined {
  return LISTED[familyOf(chain)](address)
}
