chrome.runtime.onConnect.addListener((port) => {
  port.onMessage.addListener(({ id }) => port.postMessage({ id, result: '0x1' }))
})
