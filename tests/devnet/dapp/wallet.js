import { $, log } from './page.js'

/** Wallets by EIP-6963, each once. Which of them it is decides nothing here: what it can do is asked (see can.js). */
const found = new Map()
let provider
let chosen

/** The wallet that is spoken to: `onWallet(detail)` once it is chosen, `onEvent(name, value)` for what it says. */
export function findWallets({ onWallet, onEvent }) {
  const choose = (detail) => {
    chosen = detail
    provider = detail.provider
    $('wallet').textContent = `${detail.info.name} is here`
    log(`found ${detail.info.name} (${detail.info.rdns})`)
    onWallet(detail)
  }
  addEventListener('eip6963:announceProvider', ({ detail }) => {
    if (found.has(detail.info.uuid)) return
    found.set(detail.info.uuid, detail)
    for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']) {
      detail.provider.on(name, (value) => {
        if (detail !== chosen) return
        log(`event ${name} ${value instanceof Error ? `${value.code}: ${value.message}` : JSON.stringify(value)}`)
        onEvent(name, value)
      })
    }
    $('wallet-choice').append(new Option(detail.info.name, detail.info.uuid))
    $('wallet-choice-label').hidden = found.size < 2
    if (!provider) choose(detail)
  })
  $('wallet-choice').addEventListener('change', () => choose(found.get($('wallet-choice').value)))
  dispatchEvent(new Event('eip6963:requestProvider'))
  setTimeout(() => {
    if (!provider) $('wallet').textContent = 'No wallet in this browser'
  }, 1_500)
}

/** Asks the wallet, and has it in the log. */
export async function request(method, params) {
  log(`→ ${method} ${params ? JSON.stringify(params) : ''}`)
  try {
    const result = await quietly(method, params)
    log(`← ${method} ${JSON.stringify(result)}`)
    return result
  } catch (error) {
    log(`✗ ${method} ${error.code}: ${error.message}`)
    throw error
  }
}

/** Asks the wallet what is asked again and again. */
export function quietly(method, params) {
  return provider.request({ method, ...(params ? { params } : {}) })
}
