import { isSameAddress } from '../../core/address.ts'
import { partSpenders } from '../../core/page/spenders.ts'
import { type ContractPorts, hasContract } from './contracts.ts'

/** To allow this one anything is how a permission for an NFT is taken back. */
const NOBODY = `0x${'0'.repeat(40)}`

/**
 * Of those who may come to take tokens on a chain, but for the wallet itself: `ordinary` are accounts that a key rules,
 * `unread` those of whom nobody knows, because their code was not read.
 */
export async function checkSpenders(
  { chainId, addresses }: Readonly<{ chainId?: number | undefined; addresses: readonly string[] }>,
  ports: ContractPorts & Readonly<{ ownAddresses: () => Promise<readonly string[]> }>,
): Promise<Readonly<{ ordinary: readonly string[]; unread: readonly string[] }>> {
  const mine = [...(await ports.ownAddresses()), NOBODY]
  const { read, left } = partSpenders(addresses.filter((each) => !mine.some((own) => isSameAddress(own, each))))
  const found = await Promise.all(
    read.map(async (address) => ({ address, isContract: await hasContract(address, chainId, ports) })),
  )
  const those = (said: boolean | null) =>
    found.filter(({ isContract }) => isContract === said).map(({ address }) => address)
  return { ordinary: those(false), unread: [...those(null), ...left] }
}
