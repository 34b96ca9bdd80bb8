import { setTimeout as sleep } from 'node:timers/promises'
import { NodeSilent } from '../../rpc.ts'
import type { WayFault } from '../family.ts'
import type { Ask } from './wire.ts'

export type FaultyWay = Readonly<{ ask: Ask; setFault: (fault?: WayFault) => void }>

const PATIENCE_MS = 10_000

export function faultyWay(askNode: Ask): FaultyWay {
  let fault: WayFault | undefined
  const silent = new Set<() => void>()

  const fail = async <Result>(kind: WayFault['kind'], method: string, params: readonly unknown[]) => {
    if (kind === 'error') throw new NodeSilent('lost', `${method}: HTTP 503`)
    if (kind === 'timeout') throw new NodeSilent('timeout', `${method}: no answer in time`)
    if (kind === 'mute') await askNode<Result>(method, params).catch(() => undefined)
    let release = () => {}
    const isOver = new Promise<'over'>((resolve) => {
      release = () => resolve('over')
    })
    silent.add(release)
    const end = await Promise.race([isOver, sleep(PATIENCE_MS, 'late' as const, { ref: false })])
    silent.delete(release)
    if (end === 'late') throw new NodeSilent('timeout', `${method}: no answer within ${PATIENCE_MS / 1000} s`)
    throw new NodeSilent('lost', `${method}: the connection was lost`)
  }

  return {
    ask<Result>(method: string, params: readonly unknown[]): Promise<Result> {
      if (!fault || (fault.method ?? method) !== method) return askNode(method, params)
      if (fault.kind !== 'delay') return fail(fault.kind, method, params)
      return sleep(fault.milliseconds, undefined, { ref: false }).then(() => askNode<Result>(method, params))
    },
    setFault(next) {
      fault = next
      for (const release of silent) release()
      silent.clear()
    },
  }
}
