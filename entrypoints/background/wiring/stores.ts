import type { Bytes } from '../../../src/lib/bytes.ts'
import { once } from '../../../src/lib/once.ts'
import { createBitcoinAccounts } from '../../../src/store/accounts/bitcoin.ts'
import { createAccounts } from '../../../src/store/accounts/evm.ts'
import { createExchangeBAccountChoice } from '../../../src/store/accounts/exchange-b-choice.ts'
import { createExchangeBKeyStore } from '../../../src/store/accounts/exchange-b-keys.ts'
import { createWatchedAddressStore } from '../../../src/store/accounts/watched.ts'
import { createBundles } from '../../../src/store/bundles/store.ts'
import { createBalanceCache } from '../../../src/store/caches/balances.ts'
import { createBitcoinReadings } from '../../../src/store/caches/bitcoin-readings.ts'
import { createMinimumAmounts } from '../../../src/store/caches/learned-minimums.ts'
import { createPriceCache } from '../../../src/store/caches/prices.ts'
import { createValueReadings } from '../../../src/store/caches/value-readings.ts'
import { createDatabase, type Damage, type Database } from '../../../src/store/database/indexed-db.ts'
import { createExecutions } from '../../../src/store/executions/store.ts'
import { createFirstSeenChains } from '../../../src/store/first-seen-chains.ts'
import { createFormerRecords, type FormerRecords } from '../../../src/store/records/former.ts'
import type { RecordName } from '../../../src/store/records/unreadable.ts'
import { createApprovals } from '../../../src/store/sealed/approvals.ts'
import { SEALED_SETTINGS } from '../../../src/store/sealed/names.ts'
import type { ProgressSeals } from '../../../src/store/sealed/progress.ts'
import { createSealedRows, type SealedRows } from '../../../src/store/sealed/rows.ts'
import type { RowName } from '../../../src/store/sealed/seal.ts'
import { withSecondCopies } from '../../../src/store/second-copies/copied-database.ts'
import { createMarks, type MarkStorage } from '../../../src/store/second-copies/marks.ts'
import type { SecondCopyStorage, UpdateProgress } from '../../../src/store/second-copies/storage.ts'
import { createAddressBook } from '../../../src/store/settings/address-book.ts'
import { createCoinMarks } from '../../../src/store/settings/coin-marks.ts'
import { createCustomTokens } from '../../../src/store/settings/custom-tokens.ts'
import { createNodeChoices } from '../../../src/store/settings/node-choices.ts'
import { createPolicyStore } from '../../../src/store/settings/policy.ts'
import { createRecentPayments } from '../../../src/store/settings/recent-payments.ts'
import { createSettings } from '../../../src/store/settings/settings.ts'
import { createCompatibleSiteStore } from '../../../src/store/sites/compatible.ts'
import { createConnectedSites } from '../../../src/store/sites/connected.ts'
import { createPromptStore } from '../../../src/store/sites/prompts.ts'
import { createVaultStore } from '../../../src/store/vault.ts'
import type { RowMacs } from '../../../src/vault/session/row-macs.ts'

/** For second copies, where a browser can close one, and for marks. */
type Places = Readonly<{ place?: SecondCopyStorage | undefined; marks?: MarkStorage | undefined }> &
  /** Without them, sealed rows stay locked. */
  Readonly<{ macs?: Macs | undefined; turn?: (() => Promise<void>) | undefined }>

type Macs = Pick<RowMacs, 'open' | 'during'> & Partial<Pick<RowMacs, 'progress' | 'locked'>>

/** Opens the database, and a second place where one exists. */
export function openStores({ place, marks, macs = LOCKED, turn = async () => undefined }: Places = {}) {
  let heardUnreadable = () => {}
  let noted: Promise<unknown> = Promise.resolve()
  const onDamaged = (damage: Damage) => {
    reportDamage(damage)
    // On a full disk, the next read notes it.
    const noting = unreadable()
      .then((store) => store.noteUnreadable(database, damage))
      .then((isNew) => isNew && heardUnreadable())
      .catch(() => undefined)
    noted = Promise.all([noted, noting])
  }
  const space = watch(true)
  const update = watch<UpdateProgress | undefined>(undefined)
  const first = createDatabase({ onSpace: space.heard, bytesLeft })
  const database = place
    ? withSecondCopies({ database: first, place, onDamaged, onProgress: update.heard, turn })
    : first
  const progress = lazyProgressSeals(database, macs)
  const ports = { database, onDamaged, turn, seal: progress.seal }
  const sealed = createSealedRows({ database, open: macs.open, settings: SEALED_SETTINGS })
  const marking = marks && createMarks(marks)
  const copiesOf = (store: 'executions' | 'bundles') =>
    place &&
    (async (id: string) => (await import('../../../src/store/second-copies/storage.ts')).copyOf(place, store, id))
  const approvals = createApprovals(macs.open)
  const bundles = createBundles({ ...ports, copyOf: copiesOf('bundles'), marks: marking })
  const executions = createExecutions({ ...ports, copyOf: copiesOf('executions'), marks: marking })
  const records = { bundles, executions }
  const accounts = createAccounts(sealed)
  const unreadableRecords = async () => {
    await noted
    return (await unreadable()).listUnreadable(database, place)
  }
  return {
    accounts,
    addedTokens: createCustomTokens(sealed),
    addressBook: createAddressBook(sealed),
    bitcoinAccounts: createBitcoinAccounts(sealed, database),
    bitcoinReadings: createBitcoinReadings(database),
    ...{ approvals, progress },
    ...approvals.sealing(records),
    forgetEnded: async (except?: ReadonlySet<string>) =>
      (await import('../../../src/store/records/forget-ended.ts')).forgetEnded({ database, ...records }, except),
    former: createFormerRecords(database, { ...records, ...approvals, accounts, unreadable: unreadableRecords }),
    coinMarks: createCoinMarks(sealed),
    compatibleSites: createCompatibleSiteStore(database),
    exchangeBAccounts: createExchangeBAccountChoice(sealed),
    exchangeBKeys: createExchangeBKeyStore(sealed),
    cachedBalances: createBalanceCache(database),
    nodes: createNodeChoices(sealed),
    paid: createRecentPayments(sealed),
    pinned: createFirstSeenChains(ports),
    prices: createPriceCache(database),
    prompts: createPromptStore(ports),
    sealed: sealedRowsOf(sealed, macs),
    space: { isFull: () => !space.now(), onChange: space.onChange },
    safeguards: createPolicyStore(sealed),
    settings: createSettings(sealed),
    sites: createConnectedSites(sealed),
    triedAmounts: createMinimumAmounts(database),
    turn,
    update: { progress: update.now, onChange: update.onChange },
    unreadable: {
      list: unreadableRecords,
      /** Second copies stay, since a copy may be readable later. */
      release: async (name: RecordName) => {
        const isReleased = await (await unreadable()).releaseUnreadableRow(first, name)
        if (isReleased) heardUnreadable()
        return isReleased
      },
      onChange: (listener: () => void) => {
        heardUnreadable = listener
      },
    },
    valueReadings: createValueReadings(database),
    vault: createVaultStore(database),
    watched: createWatchedAddressStore(sealed),
  }
}

export type FormerPart = Readonly<{ former: Pick<FormerRecords, 'ofOthers'> }>

const LOCKED: Macs = { open: async () => undefined, during: (_entropy, work) => work() }

function lazyProgressSeals(database: Database, { open, progress = open, locked = LOCKED.open }: Macs): ProgressSeals {
  const seals = once(async () => {
    const { createProgressSeals } = await import('../../../src/store/sealed/progress.ts')
    return createProgressSeals(database, { open: progress, openRows: open, openLocked: locked })
  })
  return {
    seal: async (...given) => (await seals.get()).seal(...given),
    unproven: async (...given) => (await seals.get()).unproven(...given),
    accept: async (...given) => (await seals.get()).accept(...given),
  }
}

function sealedRowsOf(sealed: SealedRows, { during }: Pick<Macs, 'during'>) {
  return {
    changed: sealed.changed,
    accept: sealed.accept,
    forgetMissingSites: sealed.forgetMissingSites,
    /** Removes a changed row, so that its default holds. */
    reset: async ({ store, key }: RowName) => {
      if (store === 'sites') return sealed.remove(store, [key])
      await sealed.change({ store, key }, () => ({ content: undefined }))
    },
    /** Runs `work` on the rows of a new wallet. */
    making: (seed: Bytes, work: () => Promise<void>) =>
      during(seed, async () => {
        await sealed.begin()
        await work()
      }),
  }
}

const unreadable = () => import('../../../src/store/records/unreadable.ts')

// Without a limit of its own, an extension can use the whole disk.
async function bytesLeft(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined ? undefined : quota - usage
}

function watch<T>(first: T) {
  let known = first
  let changed = () => {}
  return {
    heard: (now: T) => {
      if (known === now) return
      known = now
      changed()
    },
    now: () => known,
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
