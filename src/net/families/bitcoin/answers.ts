import type { Answer, Failure } from '../../../core/reason/reason.ts'
import type { BitcoinClient } from './client.ts'
import type { ExplorerBudget } from './explorer-budget.ts'

export type AnswerParts = Readonly<{ nowMilliseconds: () => number; stretched: ExplorerBudget['stretched'] }>

/** `tip` is the newest block at the time of reading. */
type Kept = Readonly<{ answer: Promise<Answer<unknown>>; at: number; tip: string | undefined }> & {
  serves: Serving | undefined
}

/** Milliseconds, or until another block. */
type Serving = number | 'tip'

const TIP = 10_000
/** Milliseconds. */
export const FAILED = 2_000
const MOST_KEPT = 400

/** Keeps answers by name. */
export function createAnswers(tipHash: BitcoinClient['tipHash'], { nowMilliseconds, stretched }: AnswerParts) {
  const kept = new Map<string, Kept>()
  let newest: string | undefined

  async function answered<T>(
    name: string,
    ask: () => Promise<Answer<T>>,
    serves: (value: T) => Serving,
    failed: (failure: Failure) => number = () => FAILED,
  ): Promise<Answer<T>> {
    const before = kept.get(name)
    if (before && isCurrent(before)) return before.answer as Promise<Answer<T>>
    const answer = ask()
    const mine: Kept = { answer, at: nowMilliseconds(), tip: newest, serves: undefined }
    kept.delete(name)
    kept.set(name, mine)
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
    const told = await answer
    mine.serves = told.ok ? serves(told.value) : failed(told)
    return told
  }

  function isCurrent({ at, tip, serves }: Kept): boolean {
    if (serves === undefined) return true
    if (serves === 'tip') return tip !== undefined && tip === newest
    const age = nowMilliseconds() - at
    return age >= 0 && age < stretched(serves)
  }

  async function atTip<T>(name: string, ask: () => Promise<Answer<T>>, serves: (value: T) => Serving) {
    const block = await tip()
    newest = block.ok ? block.value : undefined
    return answered(name, ask, serves)
  }

  const tip = () => answered('tip', tipHash, () => TIP)
  return {
    answered,
    atTip,
    tip,
    forget: (name: string) => void kept.delete(name),
    forgetAll: () => kept.clear(),
  }
}
