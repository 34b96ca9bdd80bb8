import type { PageWindow } from './window.ts'

const ANNOUNCE = 'eip6963:announceProvider'
const REQUEST = 'eip6963:requestProvider'

// A bridge over water on a square of 96 by 96.
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" rx="22" fill="#0b5"/><path d="M14 62V50a34 34 0 0 1 68 0v12H70V52a22 22 0 0 0-44 0v10zm0 8h68v8H14z" fill="#fff"/></svg>',
)}`

/**
 * Announces a provider (EIP-6963): now, and whenever the page asks. The uuid is new for each page load and the same
 * within it; the detail cannot be changed by the page.
 *
 * @returns stops the announcements
 */
export function announce(page: PageWindow, provider: object): () => void {
  const info = Object.freeze({ uuid: page.crypto.randomUUID(), name: 'Causeway', icon: ICON, rdns: 'app.causeway' })
  const detail = Object.freeze({ info, provider })
  const tell = () => void page.dispatchEvent(new CustomEvent(ANNOUNCE, { detail }))
  page.addEventListener(REQUEST, tell)
  tell()
  return () => page.removeEventListener(REQUEST, tell)
}
