import { createLock } from '../../lib/lock.ts'
import type { PromptQueue } from './queue.ts'

export type TabWatchPorts = Readonly<{
  prompts: Pick<PromptQueue, 'list' | 'turnedTo'>
  onTabShown: (listener: (tabId: number) => void) => () => void
}>

/** Watches tabs while requests wait: a lasting listener would wake the background at each switch. */
export function createTabWatch({ prompts, onTabShown }: TabWatchPorts): () => Promise<void> {
  let stop: (() => void) | undefined
  const oneAtATime = createLock()
  const turnedTo = (tabId: number) => void prompts.turnedTo(tabId).catch(() => undefined)
  return () =>
    oneAtATime(async () => {
      const isWanted = (await prompts.list()).length > 0
      if (isWanted) stop ??= onTabShown(turnedTo)
      else {
        stop?.()
        stop = undefined
      }
    })
}
