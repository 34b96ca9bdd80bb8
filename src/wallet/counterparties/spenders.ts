import { isSameAddress } from '../../core/families/address.ts'
import { partitionSpenders } from '../../core/page/calls/spenders.ts'
import { type ContractPorts, hasContract } from './contracts.ts'

/** This spender revokes an NFT allowance. */
const NOBODY = `0x${'0'.repeat(40)}`

/** Classifies foreign spenders: `ordinary` accounts have a key, `unread` ones weren't checked. */
export async function checkSpenders(
  { chainId, addresses }: Readonly<{ chainId?: number | undefined; addresses: readonly string[] }>,
  ports: ContractPorts & Readonly<{ ownAddresses: () => Promise<readonly string[]> }>,
): Promise<Readonly<{ ordinary: readonly string[]; unread: readonly string[] }>> {
  const mine = [...(await ports.ownAddresses()), NOBODY]
  const { read, left } = partitionSpenders(addresses.filter((each) => !mine.some((own) => isSameAddress(own, each))))
  const found = await Promise.all(
    read.map(async (address) => ({ address, isContract: await hasContract(address, chainId, ports) })),
  )
  const those = (said: boolean | null) =>
    found.filter(({ isContract }) => isContract === said).map(({ address }) => address)
  return { ordinary: those(false), unread: [...those(null), ...left] }
}
