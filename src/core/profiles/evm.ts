import type { Chain } from '../chain.ts'
import type { Currency } from '../currency.ts'

/** Where the depository stands on most EVM chains of the public service. */
export const DEPOSITORY = '0x4cD00E387622C35bDDB9b4c962C136462338BC31'

const NATIVE_ADDRESS = '0x0000000000000000000000000000000000000000'

/** A pinned ERC-20 currency; `address` in EIP-55 form. */
export function token(chainId: number, symbol: string, name: string, decimals: number, address: string): Currency {
  return { chainId, address, symbol, name, decimals, isNative: false }
}

/** A pinned EVM chain, its native currency made of the symbol, 18 decimals and the zero address. */
export function evmChain(
  facts: Omit<Chain, 'vm' | 'native'> & { readonly nativeSymbol: string; readonly nativeName: string },
): Chain {
  const { nativeSymbol, nativeName, ...chain } = facts
  return {
    ...chain,
    vm: 'ethereum-vm',
    native: {
      chainId: chain.id,
      address: NATIVE_ADDRESS,
      symbol: nativeSymbol,
      name: nativeName,
      decimals: 18,
      isNative: true,
    },
  }
}
