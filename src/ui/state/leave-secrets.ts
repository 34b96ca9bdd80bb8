import { effect, type ReadonlySignal } from '@preact/signals'
import type { Client } from '../../api/client.ts'
import type { Method } from '../../api/contract.ts'

/** The calls that bring a secret into a page, or that take one which was typed there out of it; beside every one with a password. */
const WITH_SECRETS: ReadonlySet<Method> = new Set<Method>([
  'vault.propose',
  'vault.changePassword',
  'accounts.importKey',
  'apiKey.set',
  'exchangeB.importKey',
])

/**
 * Notes whether a page had to do with a secret: by its calls, and from the first letter that is typed into a field of one,
 * which may never be handed over. Nothing that was drawn or typed can be wiped from the memory of a page:
 * pieces stay with what was drawn before. Such a page begins anew as soon as the wallet is locked (threat model 3.7).
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

/** Begins anew once the wallet is locked, where the page had to do with a secret; returns its own stop. */
export function leaveSecrets(
  isLocked: ReadonlySignal<boolean>,
  hadSecret: () => boolean,
  beginAnew: () => void,
): () => void {
  return effect(() => {
    if (isLocked.value && hadSecret()) beginAnew()
  })
}
