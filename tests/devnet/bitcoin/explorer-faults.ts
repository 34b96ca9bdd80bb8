import { BadInput } from '../http.ts'
import { amount, type Body, expected, wholeNumber } from '../input.ts'

/**
 * `value`, `script` and `confirmations` lie in JSON, `delay` is in milliseconds, `drop` never answers, `mute` acts
 * unanswered.
 */
export type ExplorerFault = Readonly<
  | { kind: 'value'; valueSats: number }
  | { kind: 'script'; script: string }
  | { kind: 'confirmations'; confirmed: boolean }
  | { kind: 'hex'; hex: string }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'drop' }
  | { kind: 'error' }
  | { kind: 'absent' }
  | { kind: 'mute' }
>

/** Strikes calls whose path contains `path`, `times` times. */
type SetFault = Readonly<{ id: number; path: string; times: number; fault: ExplorerFault }>

export type ExplorerFaults = Readonly<{
  /** Throws BadInput naming the field. */
  set: (body: Body) => SetFault
  list: () => readonly SetFault[]
  clear: () => void
  take: (path: string) => readonly ExplorerFault[]
}>

const ALWAYS = 1_000_000_000

export function explorerFaults(): ExplorerFaults {
  let faults: readonly SetFault[] = []
  let last = 0
  return {
    set(body) {
      const path = body['path'] ?? ''
      if (typeof path !== 'string') throw new BadInput(expected('path', 'a part of a path', path))
      const times = body['times'] === undefined ? ALWAYS : wholeNumber(body, 'times', 1, ALWAYS)
      last += 1
      const set = { id: last, path, times, fault: readFault(body) }
      faults = [...faults, set]
      return set
    },
    list: () => faults,
    clear() {
      faults = []
    },
    take(path) {
      const struck = faults.filter((each) => path.includes(each.path))
      faults = faults
        .map((each) => (struck.includes(each) ? { ...each, times: each.times - 1 } : each))
        .filter(({ times }) => times > 0)
      return struck.map(({ fault }) => fault)
    },
  }
}

function readFault(body: Body): ExplorerFault {
  const kind = body['kind']
  switch (kind) {
    case 'value':
      return { kind, valueSats: Number(amount({ valueSats: `${body['valueSats']}` }, 'valueSats')) }
    case 'script':
    case 'hex':
      return kind === 'script' ? { kind, script: hexText(body, kind) } : { kind, hex: hexText(body, kind) }
    case 'confirmations':
      return { kind, confirmed: body['confirmed'] !== false }
    case 'delay':
      return { kind, milliseconds: wholeNumber(body, 'milliseconds', 1, 600_000) }
    case 'drop':
    case 'error':
    case 'absent':
    case 'mute':
      return { kind }
    default:
      throw new BadInput(
        expected('kind', 'value, script, confirmations, hex, delay, drop, error, absent or mute', kind),
      )
  }
}

function hexText(body: Body, field: string): string {
  const value = body[field]
  if (typeof value === 'string' && /^([0-9a-f]{2})+$/.test(value)) return value
  throw new BadInput(expected(field, 'lower-case hex', value))
}

export function lied(answer: unknown, faults: readonly ExplorerFault[]): unknown {
  return faults.reduce((told, fault) => tell(told, fault), answer)
}

function tell(answer: unknown, fault: ExplorerFault): unknown {
  if (Array.isArray(answer)) return answer.map((each) => tell(each, fault))
  if (typeof answer !== 'object' || answer === null) return answer
  if (fault.kind === 'confirmations' && 'confirmed' in answer) return lieAboutStatus(answer, fault.confirmed)
  const told = Object.entries(answer).map(([key, value]) => [key, lieOf(key, value, fault)])
  return Object.fromEntries(told)
}

function lieOf(key: string, value: unknown, fault: ExplorerFault): unknown {
  if (fault.kind === 'value' && (key === 'value' || key === 'funded_txo_sum')) return fault.valueSats
  if (fault.kind === 'script' && key === 'scriptpubkey') return fault.script
  return tell(value, fault)
}

function lieAboutStatus(status: object, confirmed: boolean): unknown {
  if (!confirmed) return { confirmed: false }
  return { block_height: 1, block_hash: '0'.repeat(64), block_time: 1, ...status, confirmed: true }
}
