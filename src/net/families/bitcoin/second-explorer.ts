import { UNREACHED } from '../../../core/reason/no-answer.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import { SLOW_MILLISECONDS } from '../../nodes/failover.ts'
import type { ExplorerRead } from './explorer.ts'

/** Asks the second explorer too where the first is silent or slow; a limit is obeyed. */
export function withSecondExplorer(first: ExplorerRead, second: ExplorerRead): ExplorerRead {
  return async (path, schema) => {
    const asked = first(path, schema)
    const soon = await soonOrNothing(asked)
    if (soon && !isSilent(soon)) return soon
    const other = second(path, schema).then((said) => (said.ok && said.value !== undefined ? said : asked))
    return Promise.race([asked.then((said) => (isSilent(said) ? other : said)), other])
  }
}

function isSilent(said: Answer<unknown>): boolean {
  return !said.ok && UNREACHED.includes(said.reason.code)
}

function soonOrNothing<A>(asked: Promise<A>): Promise<A | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), SLOW_MILLISECONDS)
    void asked.then((said) => {
      clearTimeout(timer)
      resolve(said)
    })
  })
}
