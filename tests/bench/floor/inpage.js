;(() => {
  let last = 0
  const waiting = new Map()
  addEventListener('floor:answer', ({ detail }) => {
    waiting.get(detail.id)?.(detail.result)
    waiting.delete(detail.id)
  })
  const provider = {
    request: ({ method }) =>
      new Promise((resolve) => {
        last += 1
        waiting.set(last, resolve)
        dispatchEvent(new CustomEvent('floor:ask', { detail: { id: last, method } }))
      }),
  }
  const detail = Object.freeze({
    info: { uuid: crypto.randomUUID(), name: 'Floor', icon: 'data:image/svg+xml,', rdns: 'test.floor' },
    provider,
  })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
})()
