import type { Address } from 'viem'
import { readArtifacts } from '../../devnet/contracts/artifacts.ts'
import { type Stand, startStand } from '../../devnet/contracts/stand.ts'
import { readTestArtifacts, type TestContract } from './artifacts.ts'

/** Addresses are lower case. */
export type ContractStand = Stand &
  Readonly<{
    nodeUrl: string
    put: (name: TestContract, ...args: readonly Address[]) => Promise<Address>
    /** This USDC code has no proxy on the devnet. */
    putUsdc: () => Promise<Address>
  }>

/** Base starts from our genesis. */
export async function startContractStand(): Promise<ContractStand> {
  const stand = await startStand(8453)
  const { client } = stand
  const own = readTestArtifacts().contracts
  const owner = client.account.address
  const deployed = async (
    about: Readonly<{ abi: (typeof own)['Proxy']['abi']; bytecode: Address }>,
    args: readonly Address[],
  ) => {
    const hash = await client.deployContract({ ...about, args: [...args] })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error('expected a contract')
    return contractAddress.toLowerCase() as Address
  }
  return {
    ...stand,
    nodeUrl: `${client.transport['url']}`,
    put: (name, ...args) => deployed(own[name], args),
    putUsdc: () => deployed(readArtifacts().contracts.USDC, [owner]),
  }
}
