import type { Family } from '../../core/chain/chain.ts'
import type { AddressFamily } from '../../core/families/address-family.ts'
import type enKeysAndBackup from '../messages/en/accounts/keys-and-backup.json'
import type { Messages } from '../messages/en/messages.ts'

type FamilyKey = keyof Messages['form']['addressPlaceholder'] & keyof Messages['timeline']['seenActive']

export const familyKey = (family: Family): FamilyKey => family

export const accountKey = (family: AddressFamily): keyof (typeof enKeysAndBackup)['accounts']['families'] => family
