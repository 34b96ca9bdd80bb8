import type { Page } from 'playwright'

export function rowsOnDisk(
  page: Page,
  { store, index, keys }: Readonly<{ store: string; index?: string; keys?: readonly string[] }>,
): Promise<readonly unknown[]> {
  return page.evaluate(
    async ([storeName, indexName, wanted]) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await asked(indexedDB.open('causeway-store'))
      const rows = database.transaction(storeName).objectStore(storeName)
      const source = indexName === undefined ? rows : rows.index(indexName)
      const found: unknown[] = []
      if (wanted) for (const key of wanted) found.push(await asked(rows.get(key)))
      else found.push(...(await asked(source.getAll())))
      database.close()
      return found
    },
    [store, index, keys] as const,
  )
}
