import type { Provider } from './provider.ts'

type Announced = CustomEvent<
  Readonly<{ info: Readonly<{ rdns: string }>; provider: Provider & { isMetaMask?: boolean } }>
>

// Only chosen sites load these scripts.
function whenAnnounced(page: Window, act: (provider: Announced['detail']['provider']) => void): void {
  page.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as Announced).detail
    if (info.rdns === 'app.causeway') act(provider)
  })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
}

/** Sets `window.ethereum` for older pages, unless it exists, and fires their event. */
export function startCompatible(page: Window): void {
  whenAnnounced(page, (provider) => {
    if ('ethereum' in page) return
    Object.defineProperty(page, 'ethereum', { value: provider, writable: true, configurable: true, enumerable: true })
    page.dispatchEvent(new Event('ethereum#initialized'))
  })
}

/** Sets `isMetaMask` for pages that support only one wallet. */
export function startAsMetaMask(page: Window): void {
  whenAnnounced(page, (provider) => {
    provider.isMetaMask = true
  })
}
