import type { OwnAddressPorts, TransferFromAccount } from '../quotes/own-address-ports.ts'
import type { Answer } from './evm/node-port.ts'

/** The wallet's answers for one chain family. */
export type FamilyRules = Readonly<{
  /** Where the account receives on a chain of the family. */
  ownAddress: (account: string, ports: OwnAddressPorts) => Promise<Answer<string>>
  /** Names the own address that pays. */
  payer: (asked: TransferFromAccount, ports: OwnAddressPorts) => Promise<Answer<string>>
}>
