import type { Client } from '../../../api/client.ts'

const LEAST_MILLISECONDS = 20_000

export function delayAutoLock(client: Client): () => void {
  let toldAt = -LEAST_MILLISECONDS
  const tell = () => {
    if (performance.now() - toldAt < LEAST_MILLISECONDS) return
    toldAt = performance.now()
    void client.call('wallet.touch', {}).catch(() => undefined)
  }
  addEventListener('pointerdown', tell, true)
  addEventListener('keydown', tell, true)
  return () => {
    removeEventListener('pointerdown', tell, true)
    removeEventListener('keydown', tell, true)
  }
}
