export type Lists = Readonly<{
  /** From navigation to the rows' frame, milliseconds. */
  ours: () => Promise<number>
  /** Reads this many rows, newest first, and draws bare list items, milliseconds. */
  bare: (count: number) => Promise<number>
}>

const lists: Lists = {
  ours: async () => {
    const began = performance.now()
    location.hash = '#/activity'
    while (!document.querySelector('.transfer-row')) await new Promise((resolve) => setTimeout(resolve, 0))
    await frame()
    return performance.now() - began
  },
  bare: async (count) => {
    const began = performance.now()
    const list = document.createElement('ul')
    for (const name of await newest(count)) {
      list.append(Object.assign(document.createElement('li'), { textContent: name }))
    }
    document.body.append(list)
    await frame()
    const took = performance.now() - began
    list.remove()
    return took
  },
}

Object.assign(globalThis, { causewayBench: lists })

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
}

function newest(count: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('causeway-store')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const names: string[] = []
      const walk = database
        .transaction('executions')
        .objectStore('executions')
        .index('byApproval')
        .openCursor(null, 'prev')
      walk.onerror = () => reject(walk.error)
      walk.onsuccess = () => {
        if (walk.result && names.length < count) {
          names.push(String(walk.result.value.id))
          walk.result.continue()
          return
        }
        database.close()
        resolve(names)
      }
    }
  })
}
