let port
addEventListener('floor:ask', ({ detail }) => {
  if (!port) {
    port = chrome.runtime.connect({ name: 'floor' })
    port.onMessage.addListener((message) => dispatchEvent(new CustomEvent('floor:answer', { detail: message })))
    port.onDisconnect.addListener(() => {
      port = undefined
    })
  }
  port.postMessage(detail)
})
