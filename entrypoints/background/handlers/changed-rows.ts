import type { CHANGED_ROW_METHODS } from '../../../src/api/methods/changed-rows.ts'
import type { ApiHandlers } from '../../../src/api/server.ts'
import type { ChangedRowView } from '../../../src/api/views/changed-rows.ts'
import { SEALED_SETTINGS } from '../../../src/store/sealed/names.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'sealed' | 'sites'>
  custody: Pick<Custody, 'confirm'> & Readonly<{ accounts: Pick<Custody['accounts'], 'mend'> }>
  changed: () => void
}>

/** Answers pages about stored data changed from outside. */
export function changedRowHandlers({
  stores,
  custody,
  changed,
}: Parts): Pick<ApiHandlers, keyof typeof CHANGED_ROW_METHODS> {
  return {
    'changed.list': async () => {
      const [rows, closed] = await Promise.all([stores.sealed.changed(), stores.accounts.closed()])
      return {
        rows: rows.flatMap(({ store, key }): readonly ChangedRowView[] => {
          if (store === 'sites') return [{ store, key }]
          const setting = SEALED_SETTINGS.find((each) => each === key)
          return setting ? [{ store, key: setting }] : []
        }),
        closed: closed.map(({ id, label, address, derived }) => ({ id, label, address, derived })),
      }
    },
    'changed.decide': async ({ store, key, decision, password }) => {
      const shown = await custody.confirm(password)
      if (!shown.ok) {
        const { reason, waitSeconds, attempts } = shown
        return { outcome: 'password', why: reason, waitSeconds, failedAttempts: attempts }
      }
      const row = (await stores.sealed.changed()).find((each) => each.store === store && each.key === key)
      if (row) await (decision === 'accept' ? stores.sealed.accept(row) : stores.sealed.reset(row))
      stores.sites.forgetReads()
      await custody.accounts.mend()
      changed()
      return { outcome: 'done' }
    },
    'changed.reopen': async ({ id }) => {
      const isOpen = await stores.accounts.reopen(id)
      changed()
      return { isOpen }
    },
  }
}
