import { encodeAbiParameters, keccak256, numberToHex } from 'viem'
import type { Devnet } from './devnet.ts'

async function ask(devnet: Devnet, chainId: number, method: string, params: readonly unknown[]): Promise<string> {
  const response = await fetch(devnet.line.chains[chainId]?.rpc ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: string }).result
}

/** Puts runtime code at an address; without code, removes it. */
export async function codeAt(devnet: Devnet, chainId: number, address: string, code = '0x'): Promise<void> {
  await ask(devnet, chainId, 'anvil_setCode', [address, code])
}

export async function storageAt(devnet: Devnet, chainId: number, address: string, slot: bigint): Promise<bigint> {
  return BigInt(await ask(devnet, chainId, 'eth_getStorageAt', [address, `0x${slot.toString(16)}`, 'latest']))
}

/** Copies a token's code to another address, with a balance for one account. */
export async function imitate(
  devnet: Devnet,
  token: Readonly<{ chainId: number; of: string; at: string }>,
  held: Readonly<{ by: string; units: bigint }>,
): Promise<void> {
  const { chainId, of, at } = token
  await codeAt(devnet, chainId, at, await ask(devnet, chainId, 'eth_getCode', [of, 'latest']))
  // The devnet's tokens store `balanceOf` first.
  const slot = keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [held.by as `0x${string}`, 0n]),
  )
  await ask(devnet, chainId, 'anvil_setStorageAt', [at, slot, numberToHex(held.units, { size: 32 })])
}
