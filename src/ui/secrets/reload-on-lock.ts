import { effect, type ReadonlySignal } from '@preact/signals'
import type { Client } from '../../api/client.ts'
import type { ApiMethod } from '../../api/contract.ts'

/** Calls that carry a secret; calls with a password count too. */
const WITH_SECRETS: ReadonlySet<ApiMethod> = new Set<ApiMethod>([
  'vault.propose',
  'vault.changePassword',
  'accounts.importKey',
  'apiKey.set',
  'exchangeB.importKey',
])

/**
 * Notes secrets by a page's calls, and from the first letter typed into a secret field. A page's memory can't be
 * wiped, so such a page reloads at the lock (threat model 3.7).
 */
export function noteSecrets(
  client: Client,
  typing: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): Readonly<{ client: Client; hadSecret: () => boolean; stop: () => void }> {
  let hadSecret = false
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.matches('[data-secret]')) hadSecret = true
  }
  typing.addEventListener('input', look)
  return {
    client: {
      ...client,
      call: (method, params) => {
        if (WITH_SECRETS.has(method) || Object.hasOwn(params, 'password')) hadSecret = true
        return client.call(method, params)
      },
    },
    hadSecret: () => hadSecret,
    stop: () => typing.removeEventListener('input', look),
  }
}

/** @returns its stop */
export function reloadOnLock(
  isLocked: ReadonlySignal<boolean>,
  hadSecret: () => boolean,
  beginAnew: () => void,
): () => void {
  return effect(() => {
    if (isLocked.value && hadSecret()) beginAnew()
  })
}
