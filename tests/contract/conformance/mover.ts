import { createPublicClient, createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Hex } from '../../devnet/service/chain.ts'
import type { Ask } from './ask.ts'

/** Signs and sends steps over the chains' nodes and waits for each block. */
export function moverOf(privateKey: Hex, rpcUrls: Readonly<Record<string, string>>): NonNullable<Ask['move']> {
  const account = privateKeyToAccount(privateKey)
  return async ({ to, data, value, chainId }) => {
    const transport = http(rpcUrls[`${chainId}`])
    const transaction = { to: to as Hex, data: data as Hex, value: BigInt(`${value ?? 0}`) }
    const hash = await createWalletClient({ account, transport }).sendTransaction({ chain: null, ...transaction })
    await createPublicClient({ transport, pollingInterval: 20 }).waitForTransactionReceipt({ hash })
    return hash
  }
}
