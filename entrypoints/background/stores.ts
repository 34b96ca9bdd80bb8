import { createAccounts } from '../../src/store/accounts.ts'
import { createAddedTokens } from '../../src/store/added-tokens.ts'
import { createAddressBook } from '../../src/store/address-book.ts'
import { createApprovals } from '../../src/store/approvals.ts'
import { createBitcoinAccounts } from '../../src/store/bitcoin-accounts.ts'
import { createBundles } from '../../src/store/bundles.ts'
import { createCompatibleSites } from '../../src/store/compatible-sites.ts'
import type { SecondPlace } from '../../src/store/copies.ts'
import { createDatabase, type Damage } from '../../src/store/db.ts'
import { createExchangeBAccountChoice } from '../../src/store/exchange-b-accounts.ts'
import { createExchangeBKeys } from '../../src/store/exchange-b-keys.ts'
import { createExecutions } from '../../src/store/executions.ts'
import { createKeptBalances } from '../../src/store/kept-balances.ts'
import { createMarks, type MarkPlace } from '../../src/store/marks.ts'
import { createPaid } from '../../src/store/paid.ts'
import { createPinned } from '../../src/store/pinned.ts'
import { createPrices } from '../../src/store/prices.ts'
import { createSafeguards } from '../../src/store/safeguards.ts'
import { withSecondCopies } from '../../src/store/second-copies.ts'
import { createSettings } from '../../src/store/settings.ts'
import { createSites } from '../../src/store/sites.ts'
import { createTriedAmounts } from '../../src/store/tried-amounts.ts'
import type { RecordName } from '../../src/store/unreadable.ts'
import { createVaultStore } from '../../src/store/vault.ts'
import { createWatched } from '../../src/store/watched.ts'

/** Storage outside the database: for second copies, where a browser can close one, and for marks. */
type Places = Readonly<{ place?: SecondPlace | undefined; marks?: MarkPlace | undefined }>

/** Opens everything durable, in the database and in a second place where one exists. */
export function openStores({ place, marks }: Places = {}) {
  let heardUnreadable = () => {}
  const onDamaged = (damage: Damage) => {
    reportDamage(damage)
    // On a full disk, the next read notes it.
    unreadable()
      .then((store) => store.noteUnreadable(database, damage))
      .then((isNew) => isNew && heardUnreadable())
      .catch(() => undefined)
  }
  const space = watchSpace()
  const first = createDatabase({ onSpace: space.heard, bytesLeft })
  const database = place ? withSecondCopies({ database: first, place, onDamaged }) : first
  const ports = { database, onDamaged }
  const marking = marks && createMarks(marks)
  const copiesOf = (store: 'executions' | 'bundles') =>
    place && (async (id: string) => (await import('../../src/store/copies.ts')).copyOf(place, store, id))
  return {
    accounts: createAccounts(database),
    addedTokens: createAddedTokens(database),
    addressBook: createAddressBook(database),
    bitcoinAccounts: createBitcoinAccounts(database),
    bundles: createBundles({ ...ports, copyOf: copiesOf('bundles'), marks: marking }),
    compatibleSites: createCompatibleSites(database),
    exchangeBAccounts: createExchangeBAccountChoice(database),
    exchangeBKeys: createExchangeBKeys(database),
    executions: createExecutions({ ...ports, copyOf: copiesOf('executions'), marks: marking }),
    keptBalances: createKeptBalances(database),
    paid: createPaid(database),
    pinned: createPinned(ports),
    prices: createPrices(database),
    prompts: createApprovals(ports),
    space: { isFull: space.isFull, onChange: space.onChange },
    safeguards: createSafeguards(database),
    settings: createSettings(database),
    sites: createSites(ports),
    triedAmounts: createTriedAmounts(database),
    unreadable: {
      list: async () => (await unreadable()).listUnreadable(database, place),
      /** Second copies stay, since a copy may be readable later. */
      release: async (name: RecordName) => {
        const isReleased = await (await unreadable()).releaseUnreadable(first, name)
        if (isReleased) heardUnreadable()
        return isReleased
      },
      onChange: (listener: () => void) => {
        heardUnreadable = listener
      },
    },
    vault: createVaultStore(database),
    watched: createWatched(database),
  }
}

const unreadable = () => import('../../src/store/unreadable.ts')

// Without a limit of its own, an extension can use the whole disk.
async function bytesLeft(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined ? undefined : quota - usage
}

/** Whether the last write found space on the disk. */
function watchSpace() {
  let isFull = false
  let changed = () => {}
  return {
    heard: (isThere: boolean) => {
      if (isFull === !isThere) return
      isFull = !isThere
      changed()
    },
    isFull: () => isFull,
    onChange: (listener: () => void) => {
      changed = listener
    },
  }
}

export type Stores = ReturnType<typeof openStores>

function reportDamage({ store, key, why }: Damage): void {
  // biome-ignore lint/suspicious/noConsole: the one place where damage of a row can be said; it holds no secret
  console.warn(`Causeway left out a row of ${store} that cannot be read: ${key}: ${why}`)
}
