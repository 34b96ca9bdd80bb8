import { type AccountAddress, accountAddresses, type BitcoinAccount } from '../../../core/families/bitcoin/account.ts'

type AddressesOf = typeof accountAddresses

/** Derives each address once in the life of the background. */
export function createDerivedAddresses(): AddressesOf {
  const derived = new Map<string, ReturnType<AddressesOf>>()
  return (account: BitcoinAccount) => {
    const before = derived.get(account.extendedPublicKey)
    if (before) return before
    const made = new Map<string, AccountAddress>()
    const derive = accountAddresses(account)
    const remembering: ReturnType<AddressesOf> = (chain, index) => {
      const name = `${chain} ${index}`
      const address = made.get(name) ?? derive(chain, index)
      made.set(name, address)
      return address
    }
    derived.set(account.extendedPublicKey, remembering)
    return remembering
  }
}
