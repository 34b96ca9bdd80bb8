/** Until `stop`. */
export function countingReads() {
  const counted = { rows: 0, writes: 0 }
  const spy = (of: object, method: string) => {
    const real = Reflect.get(of, method)
    Reflect.set(of, method, function (this: unknown, ...asked: unknown[]) {
      const request = real.apply(this, asked)
      request.addEventListener('success', () => {
        const result: unknown = request.result
        if (Array.isArray(result)) counted.rows += result.length
        else if (result) counted.rows += 1
      })
      return request
    })
    return () => Reflect.set(of, method, real)
  }
  const undo = [IDBObjectStore.prototype, IDBIndex.prototype].flatMap((of) =>
    ['get', 'getAll', 'openCursor'].map((method) => spy(of, method)),
  )
  for (const method of ['put', 'add', 'delete']) {
    const real: unknown = Reflect.get(IDBObjectStore.prototype, method)
    if (typeof real !== 'function') throw new TypeError(`expected a method, got ${typeof real}`)
    Reflect.set(IDBObjectStore.prototype, method, function (this: unknown, ...asked: unknown[]) {
      counted.writes += 1
      return real.apply(this, asked)
    })
    undo.push(() => Reflect.set(IDBObjectStore.prototype, method, real))
  }
  return {
    counted,
    stop: () => {
      for (const each of undo) each()
    },
  }
}
