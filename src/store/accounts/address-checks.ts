import { isSameAddress } from '../../core/families/address.ts'

type StoredAccount = Readonly<{ id: string; index?: number | undefined; address: string }>

/** Undefined without a key. */
export type DeriveAddress = (account: StoredAccount) => Promise<string | undefined>

type Verdict = Readonly<{ is: 'same' | 'unread' } | { is: 'other'; derived: string | undefined }>

type AddressCheck = Readonly<{ verdict: Promise<Verdict>; isDone: () => boolean }>

/** Makes the checks of stored addresses by their keys. */
export function createAddressChecks() {
  let derive: DeriveAddress = async () => undefined
  const checks = new Map<string, AddressCheck>()

  async function verdictOf(account: StoredAccount, before: Promise<unknown>): Promise<Verdict> {
    await before
    try {
      const derived = await derive(account)
      const isSame = derived !== undefined && isSameAddress(derived, account.address)
      return isSame ? { is: 'same' } : { is: 'other', derived }
    } catch {
      checks.delete(nameOf(account))
      return { is: 'unread' }
    }
  }

  function start(account: StoredAccount, before: Promise<unknown> = Promise.resolve()): AddressCheck {
    const known = checks.get(nameOf(account))
    if (known) return known
    let isDone = false
    const verdict = verdictOf(account, before).finally(() => {
      isDone = true
    })
    const check = { verdict, isDone: () => isDone }
    checks.set(nameOf(account), check)
    return check
  }

  return {
    start: (account: StoredAccount) => start(account),
    of: (account: StoredAccount) => checks.get(nameOf(account)),
    startAll: (accounts: readonly StoredAccount[]): readonly AddressCheck[] => {
      checks.clear()
      let before: Promise<unknown> = Promise.resolve()
      return accounts.map((account) => {
        const check = start(account, before)
        before = check.verdict
        return check
      })
    },
    useKeys: (given: DeriveAddress) => {
      derive = given
    },
  }
}

function nameOf({ id, index, address }: StoredAccount): string {
  return `${id} ${index} ${address}`
}
