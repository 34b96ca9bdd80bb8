import type { FamilyRules } from '../family-rules.ts'
import { bitcoinOwnAddress, bitcoinPayer } from './own-address.ts'

export const bitcoinRules: FamilyRules = {
  ownAddress: bitcoinOwnAddress,
  payer: bitcoinPayer,
}
