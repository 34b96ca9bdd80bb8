import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../src/api/client.ts'
import type { ApiMethod } from '../../../src/api/contract.ts'
import { noteSecrets, reloadOnLock } from '../../../src/ui/secrets/reload-on-lock.ts'

function newPage() {
  const asked: ApiMethod[] = []
  const given: Client = {
    call: (method) => {
      asked.push(method)
      return new Promise(() => undefined)
    },
    on: () => () => undefined,
  }
  const isLocked = signal(false)
  let begun = 0
  const { client, hadSecret } = noteSecrets(given, new EventTarget())
  const stop = reloadOnLock(isLocked, hadSecret, () => {
    begun += 1
  })
  return { asked, begun: () => begun, client, isLocked, stop }
}

describe('a page that had to do with a secret', () => {
  it('begins anew as soon as the wallet is locked, and not before', () => {
    const { asked, begun, client, isLocked } = newPage()
    void client.call('vault.revealWords', { password: 'x' })
    expect(asked).toEqual(['vault.revealWords'])
    expect(begun()).toBe(0)
    isLocked.value = true
    expect(begun()).toBe(1)
  })

  it('is one that sent a password along with a yes', () => {
    const { begun, client, isLocked } = newPage()
    void client.call('approvals.decide', { id: 'a', ticket: 't', decision: 'approve', password: 'x' })
    isLocked.value = true
    expect(begun()).toBe(1)
  })

  it('is told from one that had not, and from one that is gone', () => {
    const { begun, client, isLocked, stop } = newPage()
    void client.call('wallet.get', {})
    isLocked.value = true
    isLocked.value = false
    void client.call('vault.propose', {})
    stop()
    isLocked.value = true
    expect(begun()).toBe(0)
  })
})
