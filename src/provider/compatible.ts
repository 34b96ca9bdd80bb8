import type { Provider } from './inpage.ts'

type Announced = CustomEvent<
  Readonly<{ info: Readonly<{ rdns: string }>; provider: Provider & { isMetaMask?: boolean } }>
>

// Only for sites whose user has turned it on: these are scripts of their own, which no other page carries.
function whenAnnounced(page: Window, act: (provider: Announced['detail']['provider']) => void): void {
  page.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as Announced).detail
    if (info.rdns === 'app.causeway') act(provider)
  })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
}

/**
 * Gives an older page its `window.ethereum`, writable and configurable, unless something is there already; whoever sets
 * it later keeps it. Says so by the event that such pages wait for.
 */
export function startCompatible(page: Window): void {
  whenAnnounced(page, (provider) => {
    if ('ethereum' in page) return
    Object.defineProperty(page, 'ethereum', { value: provider, writable: true, configurable: true, enumerable: true })
    page.dispatchEvent(new Event('ethereum#initialized'))
  })
}

/** Says of the provider what pages ask that know one wallet only. */
export function startAsMetaMask(page: Window): void {
  whenAnnounced(page, (provider) => {
    provider.isMetaMask = true
  })
}
